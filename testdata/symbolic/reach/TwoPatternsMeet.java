// verdict: violated
// error: java.lang.AssertionError
// Two patterns that meet at twelve characters.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class TwoPatternsMeet {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    if (s.matches("(abc)+") && s.matches("(abcabca|bcabc)+")) assert false;
  }
}
