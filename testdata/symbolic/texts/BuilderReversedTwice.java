// verdict: safe
// set: +symbolic.max_char=255
// A text of Latin letters is its reversal's reversal.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class BuilderReversedTwice {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    Verifier.assume(s.length() == 3);
    assert new StringBuilder(s).reverse().reverse().toString().equals(s);
  }
}
