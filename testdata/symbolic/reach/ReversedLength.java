// verdict: safe
// A text that is reversed is as long, and ends as it began.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ReversedLength {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    String r = new StringBuilder(s).reverse().toString();
    assert r.length() == s.length();
    if (!s.isEmpty() && s.matches("[a-z]*")) {
      assert r.charAt(0) == s.charAt(s.length() - 1);
      assert new StringBuilder(r).reverse().toString().equals(s);
    }
  }
}
