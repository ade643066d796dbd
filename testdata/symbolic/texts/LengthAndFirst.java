// verdict: safe
// Length and single characters of texts of any length are known without choosing a length.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class LengthAndFirst {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    assert s.length() >= 0;
    if (s.isEmpty()) {
      assert s.length() == 0 && s.equals("");
      return;
    }
    char c = s.charAt(0);
    if (s.startsWith("a")) {
      assert c == 'a';
    } else {
      assert c != 'a';
    }
    if (s.length() > 4 && s.charAt(4) == 'x') {
      assert !s.equals("abcde") && !s.startsWith("abcde");
    }
  }
}
