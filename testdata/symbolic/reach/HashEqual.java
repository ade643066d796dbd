// verdict: safe
// Equal texts have the same hash code.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class HashEqual {
  public static void main(String[] args) {
    String s = Verifier.nondetString(), t = Verifier.nondetString();
    if (s.equals(t)) assert s.hashCode() == t.hashCode();
    if (s.equals("abc")) assert s.hashCode() == 96354;
  }
}
