// verdict: safe
// With a limit of two there are two parts where there is a comma.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class SplitCommaGuard {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    if (s.indexOf(',') < 0) return;
    String[] p = s.split(",", 2);
    assert p.length == 2;
    assert p[0].indexOf(',') < 0;
  }
}
