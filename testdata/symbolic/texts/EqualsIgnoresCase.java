// verdict: violated
// error: java.lang.AssertionError
// Texts that are equal but for case need not be equal.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class EqualsIgnoresCase {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    if (s.equalsIgnoreCase("yes")) {
      assert s.equals("yes") || s.equals("YES") || s.equals("Yes");
    }
  }
}
