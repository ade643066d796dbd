// verdict: violated
// error: java.lang.AssertionError
// twin: KindsExclude
// Flags of what kinds of characters there are: by paths they would be four to the power of the length.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class KindsRequired {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    boolean upper = false;
    boolean lower = false;
    boolean digit = false;
    for (char c : s.toCharArray()) {
      if (Character.isUpperCase(c)) {
        upper = true;
      }
      if (Character.isLowerCase(c)) {
        lower = true;
      }
      if (Character.isDigit(c)) {
        digit = true;
      }
    }
    assert s.length() < 8 || !s.startsWith("pass") || !upper || !lower || !digit;
  }
}
