// verdict: violated
// error: java.lang.NumberFormatException
// A number of digits may be too large.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class MatchNumber {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    if (s.matches("[0-9]{1,12}")) { int n = Integer.parseInt(s); }
  }
}
