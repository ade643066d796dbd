// verdict: incomplete
// set: +search.depth_limit=20
// Every round has an input of its own: no path ends but those that leave the loop, and the limit
// cuts the others.
package loops;

import org.sosy_lab.sv_benchmarks.Verifier;

public class WithoutEnd {
  public static void main(String[] args) {
    int n = 0;
    while (Verifier.nondetBoolean()) n++;
    assert n < 100;
  }
}
