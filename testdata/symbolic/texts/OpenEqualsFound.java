// verdict: violated
// error: java.lang.AssertionError
// Texts that differ may have the same length.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class OpenEqualsFound {
  public static void main(String[] args) {
    String a = Verifier.nondetString();
    String b = Verifier.nondetString();
    if (!a.equals(b) && a.length() == b.length()) {
      assert a.charAt(0) != b.charAt(0);
    }
  }
}
