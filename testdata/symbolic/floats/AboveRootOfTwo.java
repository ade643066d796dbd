// verdict: safe
// 1.4142136 is more than the root of 2, 1.4142135 is less.
package floats;

import org.sosy_lab.sv_benchmarks.Verifier;

public class AboveRootOfTwo {
  public static void main(String[] args) {
    double x = Verifier.nondetDouble();
    double y = x * x - 2;
    if (x > 1.4142136) {
      assert y > 0;
    }
    if (x >= 0 && x < 1.4142135) {
      assert y < 0;
    }
    assert y != 0;
  }
}
