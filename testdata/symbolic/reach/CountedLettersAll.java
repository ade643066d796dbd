// verdict: violated
// error: java.lang.AssertionError
// A text may have as many letters as characters.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class CountedLettersAll {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    int n = 0;
    for (int i = 0; i < s.length(); i++) if (s.charAt(i) == 'x') n++;
    if (s.length() > 5) assert n < s.length();
  }
}
