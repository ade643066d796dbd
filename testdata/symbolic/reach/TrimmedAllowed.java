// verdict: safe
// set: +symbolic.max_char=127
// What is left of a text has no characters that the text may not have.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class TrimmedAllowed {
  public static void main(String[] args) {
    String t = Verifier.nondetString().trim();
    if (t.length() > 5) assert t.charAt(2) < 128;
  }
}
