// verdict: violated
// error: java.lang.AssertionError
// Stars become carets.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ReplacedAll {
  public static void main(String[] args) {
    String s = Verifier.nondetString().replaceAll("\\*", "^");
    assert !s.equals("x^^^");
  }
}
