// verdict: violated
// error: java.lang.AssertionError
// A counter of brackets does not see that they close before they open.
package parsers;

import org.sosy_lab.sv_benchmarks.Verifier;

public class Brackets {
  static boolean wrong(char[] s) {
    int open = 0;
    for (char c : s) {
      if (c == '(') {
        open++;
      } else if (c == ')') {
        open--;
      }
    }
    return open == 0;
  }

  static boolean right(char[] s) {
    int open = 0;
    for (char c : s) {
      if (c == '(') {
        open++;
      } else if (c == ')' && --open < 0) {
        return false;
      }
    }
    return open == 0;
  }

  public static void main(String[] args) {
    char[] s = {Verifier.nondetChar(), Verifier.nondetChar(), Verifier.nondetChar(), Verifier.nondetChar()};
    assert wrong(s) == right(s);
  }
}
