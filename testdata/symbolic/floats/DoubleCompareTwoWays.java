// verdict: safe
// paths: 2
// x < y, or not, which NaN belongs to.
package floats;

import org.sosy_lab.sv_benchmarks.Verifier;

public class DoubleCompareTwoWays {
  public static void main(String[] args) {
    double x = Verifier.nondetDouble();
    double y = Verifier.nondetDouble();
    int r = x < y ? 1 : 0;
    assert r < 2;
  }
}
