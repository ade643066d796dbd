// verdict: violated
// error: java.lang.AssertionError
// The first and the last place of a character differ where it occurs twice.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class LastIndex {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    Verifier.assume(s.length() <= 3);
    assert s.indexOf('.') == s.lastIndexOf('.');
  }
}
