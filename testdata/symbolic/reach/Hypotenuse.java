// verdict: safe
// A hypotenuse is not shorter than a side.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class Hypotenuse {
  public static void main(String[] args) {
    double a = Verifier.nondetDouble(), b = Verifier.nondetDouble();
    if (!(a >= 0 && a <= 1000 && b >= 0 && b <= 1000)) return;
    assert Math.hypot(a, b) >= a;
  }
}
