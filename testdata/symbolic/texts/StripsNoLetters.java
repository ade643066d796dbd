// verdict: violated
// error: java.lang.AssertionError
// twin: StripsSpaces
// Some letters take two characters: a length of two is one of them.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class StripsNoLetters {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    Verifier.assume(s.length() == 2);
    String stripped = s.strip();
    assert stripped.length() != 2 || stripped.codePointCount(0, 2) != 1 || !Character.isLetter(stripped.codePointAt(0));
  }
}
