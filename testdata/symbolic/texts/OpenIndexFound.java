// verdict: violated
// error: java.lang.AssertionError
// A character is found at an index that is not known.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class OpenIndexFound {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    int i = Verifier.nondetInt();
    if (i >= 0 && i < s.length()) {
      assert s.charAt(i) != 'q' || i < 20;
    }
  }
}
