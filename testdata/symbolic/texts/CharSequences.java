// verdict: safe
// A text as a CharSequence, and a part of it.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class CharSequences {
  static int count(CharSequence s, char c) {
    int n = 0;
    for (int i = 0; i < s.length(); i++) {
      if (s.charAt(i) == c) {
        n++;
      }
    }
    return n;
  }

  public static void main(String[] args) {
    String s = Verifier.nondetString();
    Verifier.assume(s.length() == 4);
    int all = count(s, '-');
    assert count(s.subSequence(0, 2), '-') + count(s.subSequence(2, 4), '-') == all;
    assert count(new StringBuilder(s).append('-'), '-') == all + 1;
  }
}
