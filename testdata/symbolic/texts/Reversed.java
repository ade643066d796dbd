// verdict: safe
// A number of three digits, reversed as text and by arithmetic.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class Reversed {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    Verifier.assume(x >= 100 && x <= 999 && x % 10 != 0);
    String s = new StringBuilder().append(x).reverse().toString();
    assert s.length() == 3;
    assert s.charAt(0) - '0' == x % 10;
    assert s.charAt(2) - '0' == x / 100;
  }
}
