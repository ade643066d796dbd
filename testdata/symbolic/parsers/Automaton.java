// verdict: violated
// error: java.lang.AssertionError
// A table-driven scanner takes a number that ends in its point.
package parsers;

import org.sosy_lab.sv_benchmarks.Verifier;

public class Automaton {
  private static final int DIGIT = 1;
  private static final int POINT = 2;
  private static final byte[] CLASS = new byte[128];
  // Start, whole, point, error, by anything else, digit, point. Behind the point more digits may come, or none.
  private static final int[] NEXT = {3, 1, 3, 3, 1, 2, 3, 2, 3, 3, 3, 3};

  static {
    for (char c = '0'; c <= '9'; c++) {
      CLASS[c] = DIGIT;
    }
    CLASS['.'] = POINT;
  }

  static int run(char... text) {
    int state = 0;
    for (char c : text) {
      state = NEXT[3 * state + (c < CLASS.length ? CLASS[c] : 0)];
    }
    return state;
  }

  public static void main(String[] args) {
    char[] text = new char[6];
    for (int i = 0; i < text.length; i++) {
      text[i] = Verifier.nondetChar();
    }
    if (run(text) == 2) {
      assert text[text.length - 1] != '.';
    }
  }
}
