// verdict: safe
// Beyond every other number there are infinity and NaN only; infinity less itself is NaN.
package floats;

import org.sosy_lab.sv_benchmarks.Verifier;

public class InfinityAndNaN {
  public static void main(String[] args) {
    double x = Verifier.nondetDouble();
    double y = x - x;
    if (y != 0) {
      assert Double.isNaN(x) || Double.isInfinite(x);
    }
    if (x > Double.MAX_VALUE) {
      assert Double.isNaN(y);
      assert 1 / x == 0;
    }
    assert !(x < x);
  }
}
