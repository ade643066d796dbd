// verdict: safe
// What Unicode says of all chars: kinds that no char is of both.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class KindsExclude {
  public static void main(String[] args) {
    char c = Verifier.nondetChar();
    assert !Character.isDigit(c) || !Character.isLetter(c) && Character.isLetterOrDigit(c);
    assert !Character.isUpperCase(c) || !Character.isLowerCase(c);
    assert !Character.isSpaceChar(c) || !Character.isJavaIdentifierPart(c);
    assert !Character.isTitleCase(c) || Character.isAlphabetic(c);
  }
}
