// verdict: safe
// Two steps of Newton's method for the root of numbers in [1, 4] are not too small.
package nonlinear;

import org.sosy_lab.sv_benchmarks.Verifier;

public class Newton {
  public static void main(String[] args) {
    float a = Verifier.nondetFloat();
    Verifier.assume(a >= 1 && a <= 4);
    float x = a;
    x = (x + a / x) / 2;
    assert x >= 1 && x <= 2.6f;
  }
}
