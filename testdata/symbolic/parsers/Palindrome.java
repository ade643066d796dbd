// verdict: violated
// error: java.lang.AssertionError
// A palindrome whatever the case of its letters is taken for one that only differs in spaces at the ends.
package parsers;

import org.sosy_lab.sv_benchmarks.Verifier;

public class Palindrome {
  static boolean is(char[] s) {
    int i = 0;
    int j = s.length - 1;
    while (i < j) {
      if (!Character.isLetter(s[i])) {
        i++;
      } else if (!Character.isLetter(s[j])) {
        j--;
      } else if (Character.toUpperCase(s[i++]) != Character.toUpperCase(s[j--])) {
        return false;
      }
    }
    return true;
  }

  public static void main(String[] args) {
    char[] s = {Verifier.nondetChar(), Verifier.nondetChar(), Verifier.nondetChar()};
    if (is(s) && Character.isLetter(s[0]) && Character.isLetter(s[2])) {
      assert s[0] == s[2] : "also by case";
    }
  }
}
