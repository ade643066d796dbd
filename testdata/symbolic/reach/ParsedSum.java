// verdict: safe
// Two numbers, of long.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ParsedSum {
  public static void main(String[] args) {
    try {
      long a = Integer.parseInt(Verifier.nondetString()), b = Integer.valueOf(Verifier.nondetString());
      assert a + b <= 2L * Integer.MAX_VALUE;
    } catch (NumberFormatException e) { }
  }
}
