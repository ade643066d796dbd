// verdict: safe
// No capital is left.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class LowerNoCapital {
  public static void main(String[] args) {
    String t = Verifier.nondetString().toLowerCase();
    assert t.indexOf('A') < 0 && !t.contains("XY");
  }
}
