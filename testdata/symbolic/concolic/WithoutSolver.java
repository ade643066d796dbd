// verdict: violated
// error: java.lang.AssertionError
// set: +symbolic.concolic=true +symbolic.dp=none
// No solver is asked. Products are found by trying, all but one factor as they are.
package concolic;

import org.sosy_lab.sv_benchmarks.Verifier;

public class WithoutSolver {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    int y = Verifier.nondetInt();
    if (x > 20 && x < 1000 && y > 1) {
      assert x * y != 391;
    }
  }
}
