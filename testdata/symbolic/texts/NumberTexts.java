// verdict: safe
// The text of a number has a sign for negative ones and as many characters as digits.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class NumberTexts {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    String s = "" + x;
    assert (s.charAt(0) == '-') == (x < 0);
    assert s.length() <= 11;
    if (x >= 100 && x < 1000) {
      assert s.length() == 3;
      assert s.charAt(2) - '0' == x % 10;
    }
  }
}
