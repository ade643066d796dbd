// verdict: safe
// The logistic map keeps [0, 1] within [0, 1].
package nonlinear;

import org.sosy_lab.sv_benchmarks.Verifier;

public class LogisticMap {
  public static void main(String[] args) {
    double x = Verifier.nondetDouble();
    Verifier.assume(x >= 0 && x <= 1);
    for (int i = 0; i < 4; i++) {
      x = 3.9 * x * (1 - x);
    }
    assert x >= 0 && x <= 0.976;
  }
}
