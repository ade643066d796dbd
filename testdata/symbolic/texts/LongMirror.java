// verdict: violated
// error: java.lang.AssertionError
// A text that is longer than those whose characters are tried.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class LongMirror {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    int sum = 0;
    for (int i = 0; i < s.length(); i++) {
      if (s.charAt(i) != s.charAt(s.length() - 1 - i)) {
        return;
      }
      sum = 31 * sum + s.charAt(i);
    }
    assert s.length() != 40 || s.charAt(0) != 'x' || !s.endsWith("yzx");
  }
}
