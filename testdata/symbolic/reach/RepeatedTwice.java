// verdict: safe
// Twice as long.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class RepeatedTwice {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    if (s.length() > 1000) return;
    assert s.repeat(2).length() == 2 * s.length();
  }
}
