// verdict: safe
// Eight digits are a number.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class MatchNumberGuard {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    if (s.matches("[0-9]{1,8}")) { int n = Integer.parseInt(s); assert n >= 0; }
  }
}
