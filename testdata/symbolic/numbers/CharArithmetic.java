// verdict: safe
// Letters are shifted and back; digits are worth what they show.
package numbers;

import org.sosy_lab.sv_benchmarks.Verifier;

public class CharArithmetic {
  static char shift(char c, int by) {
    if (c >= 'a' && c <= 'z') {
      return (char) ('a' + (c - 'a' + by) % 26);
    }
    return c;
  }

  public static void main(String[] args) {
    char c = Verifier.nondetChar();
    char there = shift(c, 13);
    assert shift(there, 13) == c;
    if (Character.isDigit(c) && c < 128) {
      assert Character.getNumericValue(c) == c - '0';
      assert Character.digit(c, 10) == c - 48;
    }
  }
}
