// verdict: incomplete
// set: +symbolic.max_pc_length=4
// paths: 4
// Each round adds a condition: paths of more than four are cut, and that is said.
package control;

import org.sosy_lab.sv_benchmarks.Verifier;

public class LengthLimited {
  public static void main(String[] args) {
    int sum = 0;
    while (Verifier.nondetInt() > 0) {
      sum++;
    }
    assert sum >= 0;
  }
}
