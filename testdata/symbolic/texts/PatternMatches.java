// verdict: violated
// error: java.lang.AssertionError
// A regular expression of a letter and digits matches a text that ends in 7.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class PatternMatches {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    Verifier.assume(s.length() == 3);
    if (s.matches("[a-c]\\d+")) {
      assert s.charAt(2) != '7';
    }
  }
}
