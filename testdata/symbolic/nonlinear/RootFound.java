// verdict: violated
// error: java.lang.AssertionError
// A cubic polynomial has a root near 2.
package nonlinear;

import org.sosy_lab.sv_benchmarks.Verifier;

public class RootFound {
  public static void main(String[] args) {
    double x = Verifier.nondetDouble();
    Verifier.assume(x > 1 && x < 3);
    double y = x * x * x - 2 * x - 4;
    assert y < -0.01 || y > 0.01;
  }
}
