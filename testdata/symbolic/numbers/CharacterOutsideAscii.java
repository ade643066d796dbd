// verdict: violated
// error: java.lang.AssertionError
// Some letters have no upper case of one character, such as the sharp s.
package numbers;

import org.sosy_lab.sv_benchmarks.Verifier;

public class CharacterOutsideAscii {
  public static void main(String[] args) {
    char c = Verifier.nondetChar();
    Verifier.assume(c < 256);
    if (Character.isLowerCase(c)) {
      assert Character.toUpperCase(c) != c;
    }
  }
}
