// verdict: violated
// error: java.lang.AssertionError
// twin: WithinAnother
// A text may be in another one at two places, of which one is far behind.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class WithinTwice {
  public static void main(String[] args) {
    String s = Verifier.nondetString(), t = Verifier.nondetString();
    if (t.length() == 2 && s.startsWith(t)) {
      assert s.lastIndexOf(t) < 5 || s.indexOf('q') != 1;
    }
  }
}
