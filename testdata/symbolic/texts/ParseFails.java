// verdict: violated
// error: java.lang.NumberFormatException
// set: +symbolic.max_char=127
// Not every text is a number.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ParseFails {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    if (s.length() == 2) {
      assert Integer.parseInt(s) < 100;
    }
  }
}
