// verdict: safe
// Zero is left out.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ParsedTrimmedGuard {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    int data = 0;
    try { data = Integer.parseInt(s.trim()); } catch (NumberFormatException e) { data = 1; }
    if (data != 0) { int r = 100 / data; }
  }
}
