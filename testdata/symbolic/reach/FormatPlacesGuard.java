// verdict: safe
// A price has a point in front of its last two digits.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class FormatPlacesGuard {
  public static void main(String[] args) {
    double d = Verifier.nondetDouble();
    if (!(d >= 0 && d < 10)) return;
    String s = String.format("%.2f", d);
    assert s.length() >= 4 && s.length() <= 5;
  }
}
