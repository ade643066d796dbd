// verdict: safe
// Two patterns that exclude each other.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class TwoPatterns {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    if (s.matches("(ab)+") && s.matches("(aba)+")) assert false;
  }
}
