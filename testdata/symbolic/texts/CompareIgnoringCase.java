// verdict: violated
// error: java.lang.AssertionError
// set: +symbolic.max_char=127
// Equal but for case is not equal.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class CompareIgnoringCase {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    Verifier.assume(s.length() == 2);
    if (s.compareToIgnoreCase("ok") == 0) {
      assert s.compareTo("ok") == 0;
    }
  }
}
