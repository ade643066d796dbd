// verdict: incomplete
// oracle: skip
// Whether s.concat(t) is s depends on whether t has characters. References do not tell: the question is given up.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class OpenIdentityAsked {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    String t = Verifier.nondetString();
    assert s.concat(t) != s;
  }
}
