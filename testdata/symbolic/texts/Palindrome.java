// verdict: safe
// Two ways to see that four characters are a palindrome.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class Palindrome {
  static boolean recursive(String s) {
    return s.length() < 2 || s.charAt(0) == s.charAt(s.length() - 1) && recursive(s.substring(1, s.length() - 1));
  }

  public static void main(String[] args) {
    String s = Verifier.nondetString();
    Verifier.assume(s.length() <= 4);
    boolean mirrored = true;
    for (int i = 0; i < s.length() / 2; i++) {
      if (s.charAt(i) != s.charAt(s.length() - 1 - i)) {
        mirrored = false;
      }
    }
    assert recursive(s) == mirrored;
  }
}
