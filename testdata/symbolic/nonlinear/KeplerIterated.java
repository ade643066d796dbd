// verdict: safe
// The iteration of Kepler's equation with eccentricity 0.3 stays within 0.3 of the mean anomaly.
package nonlinear;

import org.sosy_lab.sv_benchmarks.Verifier;

public class KeplerIterated {
  public static void main(String[] args) {
    double x = Verifier.nondetDouble();
    Verifier.assume(x >= 0 && x <= 3);
    double e = x;
    for (int i = 0; i < 3; i++) {
      e = x + 0.3 * Math.sin(e);
    }
    assert e >= x - 0.31 && e <= x + 0.31;
  }
}
