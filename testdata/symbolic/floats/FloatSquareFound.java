// verdict: violated
// error: java.lang.AssertionError
// twin: FloatSquareNeverTwo
// The square of the float next to the root of 5 is rounded to 5.
package floats;

import org.sosy_lab.sv_benchmarks.Verifier;

public class FloatSquareFound {
  public static void main(String[] args) {
    float x = Verifier.nondetFloat();
    assert x * x != 5f;
  }
}
