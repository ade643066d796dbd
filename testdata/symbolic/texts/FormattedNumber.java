// verdict: safe
// Formatting with leading zeros.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class FormattedNumber {
  public static void main(String[] args) {
    int x = Verifier.nondetByte();
    Verifier.assume(x >= 0);
    String s = String.format("%03d", x);
    assert s.length() == 3;
    assert s.charAt(2) - '0' == x % 10;
  }
}
