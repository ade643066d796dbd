// verdict: safe
// Math.abs takes the sign away from -0, too.
package floats;

import org.sosy_lab.sv_benchmarks.Verifier;

public class AbsoluteOfMinusZero {
  public static void main(String[] args) {
    double x = Verifier.nondetDouble();
    if (x == 0) {
      assert 1 / Math.abs(x) == Double.POSITIVE_INFINITY;
    } else {
      assert !(Math.abs(x) <= 0);
    }
  }
}
