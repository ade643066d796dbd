// verdict: safe
// ASCII letters: upper and lower case are 32 apart.
package numbers;

import org.sosy_lab.sv_benchmarks.Verifier;

public class CharacterClasses {
  public static void main(String[] args) {
    char c = Verifier.nondetChar();
    Verifier.assume(c < 128);
    if (Character.isLetter(c)) {
      assert Character.isUpperCase(c) != Character.isLowerCase(c);
      assert Math.abs(Character.toUpperCase(c) - Character.toLowerCase(c)) == 32;
      assert Character.isLetterOrDigit(c) && !Character.isWhitespace(c);
    } else {
      assert Character.toUpperCase(c) == c;
    }
  }
}
