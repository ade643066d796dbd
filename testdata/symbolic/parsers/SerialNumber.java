// verdict: violated
// error: java.lang.AssertionError
// Two digits changing places are not noticed by a sum without weights.
package parsers;

import org.sosy_lab.sv_benchmarks.Verifier;

public class SerialNumber {
  static boolean valid(int weight, char... text) {
    int sum = 0;
    for (int i = 0; i < text.length; i++) {
      int worth = Character.digit(text[i], 10);
      if (worth < 0) {
        return false;
      }
      sum += worth * (1 + i * weight);
    }
    return sum % 11 == 0;
  }

  public static void main(String[] args) {
    char a = Verifier.nondetChar();
    char b = Verifier.nondetChar();
    char c = Verifier.nondetChar();
    if (valid(0, a, b, c) && Character.digit(a, 10) != Character.digit(b, 10)) {
      assert !valid(0, b, a, c);
    }
  }
}
