// verdict: violated
// error: java.lang.AssertionError
// A setting of a known key may be any number, a large one as well.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class DigitsFound {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    int i = s.indexOf('=');
    if (i > 0 && s.substring(0, i).equals("limit")) {
      try {
        assert Integer.parseInt(s.substring(i + 1)) < 5000;
      } catch (NumberFormatException e) {
        System.out.println("no number");
      }
    }
  }
}
