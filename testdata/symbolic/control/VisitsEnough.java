// verdict: safe
// set: +symbolic.max_branch_visits=3
// paths: 3
// The branch is passed twice at most: what the limit allows is not cut. It has the values of 0, 1 and 2
// rounds, and of none because n is negative.
package control;

import org.sosy_lab.sv_benchmarks.Verifier;

public class VisitsEnough {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n <= 2);
    int i = 0;
    while (i < n) {
      i++;
    }
    assert i <= 2;
  }
}
