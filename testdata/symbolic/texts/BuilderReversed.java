// verdict: violated
// error: java.lang.AssertionError
// twin: BuilderReversedTwice
// Not every text of three characters is a palindrome.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class BuilderReversed {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    Verifier.assume(s.length() == 3);
    assert new StringBuilder(s).reverse().toString().equals(s);
  }
}
