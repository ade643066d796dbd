// verdict: violated
// error: java.lang.AssertionError
// Only the letter that a text begins with is replaced.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class AnchoredReplaced {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    assert !s.replaceAll("^a", "b").contains("a"); // "aa"
  }
}
