// verdict: safe
// Whatever script its digits are of, a number with at most three characters lies
// between -99 and 999.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class DigitsOfAllScripts {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    if (s.length() > 3) {
      return;
    }
    try {
      int n = Integer.parseInt(s);
      assert n >= -99 && n <= 999;
    } catch (NumberFormatException e) {
      assert !s.equals("70");
    }
  }
}
