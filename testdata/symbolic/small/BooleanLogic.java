// verdict: safe
// paths: 4
// Non-short-circuit logic does not branch by itself; a and b are tested once each, De Morgan's
// sides are never different.
package small;

import org.sosy_lab.sv_benchmarks.Verifier;

public class BooleanLogic {
  public static void main(String[] args) {
    boolean a = Verifier.nondetBoolean();
    boolean b = Verifier.nondetBoolean();
    int n = 0;
    if (a) n++;
    if (b) n++;
    boolean left = !(a & b);
    boolean right = !a | !b;
    assert left == right;
  }
}
