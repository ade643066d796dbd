// verdict: violated
// error: java.lang.AssertionError
// The second place stays.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ReplacedFirstOnly {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    assert !s.replaceFirst("cat", "dog").contains("cat");
  }
}
