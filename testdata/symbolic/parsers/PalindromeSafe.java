// verdict: safe
// Letters that are the same in upper case are at both ends of a palindrome.
package parsers;

import org.sosy_lab.sv_benchmarks.Verifier;

public class PalindromeSafe {
  public static void main(String[] args) {
    char a = Verifier.nondetChar();
    char b = Verifier.nondetChar();
    if (Character.isLetter(a) && Character.isLetter(b) && Character.toUpperCase(a) == Character.toUpperCase(b)) {
      assert Character.isLetter(Character.toLowerCase(a));
      assert a == b || Character.toLowerCase(a) == Character.toLowerCase(b) || a > 127 || b > 127;
    }
  }
}
