// verdict: violated
// error: java.lang.AssertionError
// The first alternative that matches is taken, not the one that takes most.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ReluctantReplaced {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    assert !s.replaceFirst("a|a+", "b").startsWith("ba"); // "aa"
  }
}
