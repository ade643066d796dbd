// verdict: safe
// paths: 2
// true and false.
package small;

import org.sosy_lab.sv_benchmarks.Verifier;

public class BooleanBothWays {
  public static void main(String[] args) {
    boolean b = Verifier.nondetBoolean();
    int r = b ? 1 : 2;
    assert r == 1 || r == 2;
  }
}
