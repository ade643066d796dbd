// verdict: safe
// A binary number of four digits that is parsed by hand.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class BinaryNumber {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    Verifier.assume(s.length() == 4);
    int n = 0;
    for (int i = 0; i < s.length(); i++) {
      char c = s.charAt(i);
      if (c != '0' && c != '1') {
        return;
      }
      n = 2 * n + (c - '0');
    }
    assert n >= 0 && n < 16;
    assert Integer.parseInt(s, 2) == n;
    assert (n == 10) == s.equals("1010");
  }
}
