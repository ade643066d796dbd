// verdict: safe
// The weights of the five inputs sum up to 0.6933.
package floats;

import org.sosy_lab.sv_benchmarks.Verifier;

public class LinearFilter {
  public static void main(String[] args) {
    double y = 0;
    for (int i = 0; i < 5; i++) {
      double x = Verifier.nondetDouble();
      Verifier.assume(x >= -1 && x <= 1);
      y = 0.7 * y + 0.25 * x;
    }
    assert y < 0.84 && y > -0.84;
  }
}
