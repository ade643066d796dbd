// verdict: violated
// error: java.lang.AssertionError
// Some power of two is greater than 1000.
package nonlinear;

import org.sosy_lab.sv_benchmarks.Verifier;

public class PowerFound {
  public static void main(String[] args) {
    double x = Verifier.nondetDouble();
    Verifier.assume(x >= 0 && x <= 20);
    assert Math.pow(2, x) <= 1000;
  }
}
