// verdict: violated
// error: java.lang.AssertionError
// paths: 2
// Not every int is a float.
package floats;

import org.sosy_lab.sv_benchmarks.Verifier;

public class FloatRounding {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    assert (int) (float) x == x;
  }
}
