// verdict: safe
// The sign of a comparison.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ComparedWays {
  public static void main(String[] args) {
    String s = Verifier.nondetString(), t = Verifier.nondetString();
    if (s.compareTo(t) == 0) assert s.equals(t);
    if (s.compareTo(t) < 0) assert t.compareTo(s) > 0;
  }
}
