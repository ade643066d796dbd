// verdict: safe
// The floats next to the root of 2 square to 1.9999999 and 2.0000002.
package floats;

import org.sosy_lab.sv_benchmarks.Verifier;

public class FloatSquareNeverTwo {
  public static void main(String[] args) {
    float x = Verifier.nondetFloat();
    assert x * x != 2f;
  }
}
