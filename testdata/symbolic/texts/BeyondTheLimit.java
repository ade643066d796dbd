// verdict: incomplete
// A text whose characters matter, of any length, is cut.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class BeyondTheLimit {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    assert s.split(",", -1).length <= s.length() + 1;
  }
}
