// verdict: safe
// What is left begins with no white space, also beyond the first plane of characters, where there is none.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class StripsSpaces {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    Verifier.assume(s.length() <= 2);
    String stripped = s.strip();
    assert stripped.isEmpty() || !Character.isWhitespace(stripped.codePointAt(0));
  }
}
