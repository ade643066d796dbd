// verdict: incomplete
// set: +symbolic.max_branch_visits=3
// paths: 3
// A path goes round three times and leaves or is cut: it leaves after 0, 1 or 2 rounds.
package control;

import org.sosy_lab.sv_benchmarks.Verifier;

public class VisitsLimited {
  public static void main(String[] args) {
    int sum = 0;
    while (Verifier.nondetInt() > 0) {
      sum++;
    }
    assert sum >= 0;
  }
}
