// verdict: violated
// error: java.lang.AssertionError
// twin: VisitsEnough
// set: +symbolic.max_branch_visits=5 +symbolic.max_pc_length=6
// The error is within the limits. What they cut does not hide it.
package control;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ErrorWithinLimits {
  public static void main(String[] args) {
    int sum = 0;
    while (Verifier.nondetInt() > 0) {
      sum++;
      assert sum < 3;
    }
  }
}
