// verdict: safe
// The exponential of at least 1 is more than 2.718, and that of at most 2 is less than 7.39.
package nonlinear;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ExponentialGrows {
  public static void main(String[] args) {
    double x = Verifier.nondetDouble();
    Verifier.assume(x >= 1 && x <= 2);
    double y = Math.exp(x);
    assert y > 2.718 && y < 7.39;
    assert Math.log(y) < 2.001 && Math.log(y) > 0.999;
  }
}
