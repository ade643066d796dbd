// verdict: violated
// error: java.lang.AssertionError
// paths: 2
// Floats divide by zero without an exception; the quotient may be infinite or NaN.
package floats;

import org.sosy_lab.sv_benchmarks.Verifier;

public class DivisionByZeroIsInfinite {
  public static void main(String[] args) {
    float x = Verifier.nondetFloat();
    float y = 1f / x;
    assert y < 3e38f;
  }
}
