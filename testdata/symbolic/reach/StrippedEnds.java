// verdict: safe
// A text that is stripped begins and ends with something else.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class StrippedEnds {
  public static void main(String[] args) {
    String s = Verifier.nondetString().strip();
    if (!s.isEmpty()) assert !Character.isWhitespace(s.charAt(0)) && !Character.isWhitespace(s.charAt(s.length() - 1));
  }
}
