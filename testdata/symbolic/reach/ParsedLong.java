// verdict: safe
// A long that fits.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ParsedLong {
  public static void main(String[] args) {
    try {
      long a = Long.parseLong(Verifier.nondetString());
      if (a > 5) assert a - 5 > 0;
    } catch (NumberFormatException e) { }
  }
}
