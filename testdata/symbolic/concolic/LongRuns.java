// verdict: incomplete
// set: +symbolic.concolic=true +search.depth_limit=12
// Each element may be followed by another one, without end: the limit is told.
package concolic;

import org.sosy_lab.sv_benchmarks.Verifier;

public class LongRuns {
  public static void main(String[] args) {
    int n = 0;
    while (Verifier.nondetInt() > 5) n++;
    assert n < 1000;
  }
}
