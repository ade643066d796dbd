// verdict: violated
// error: java.lang.AssertionError
// Some texts change.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class TrimmedEqual {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    assert s.trim().equals(s);
  }
}
