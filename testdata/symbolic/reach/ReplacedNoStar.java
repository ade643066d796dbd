// verdict: safe
// No star is left.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ReplacedNoStar {
  public static void main(String[] args) {
    String s = Verifier.nondetString().replaceAll("\\*", "^");
    assert s.indexOf('*') < 0;
  }
}
