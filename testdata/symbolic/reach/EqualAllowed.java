// verdict: safe
// set: +symbolic.max_char=127
// A text that is equal to another one has none of the characters that this may not have.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class EqualAllowed {
  public static void main(String[] args) {
    String s = Verifier.nondetString(), t = Verifier.nondetString();
    if (s.equals("\u00e9" + t)) assert false;
    if (s.matches("(\\w+)=(.*)")) assert s.charAt(s.length() - 1) < 128;
  }
}
