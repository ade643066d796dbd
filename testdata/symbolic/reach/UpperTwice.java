// verdict: safe
// Capitals stay capitals.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class UpperTwice {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    if (s.length() > 0) { char c = Character.toUpperCase(s.charAt(0)); assert c < 'a' || c > 'z'; }
  }
}
