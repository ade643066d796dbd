// verdict: safe
// After a replacement the old character is gone.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ReplacedCharacters {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    Verifier.assume(s.length() <= 3);
    String t = s.replace('a', 'b');
    assert t.length() == s.length();
    assert t.indexOf('a') < 0;
    assert !s.equals("aba") || t.equals("bbb");
  }
}
