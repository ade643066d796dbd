// verdict: safe
// set: +symbolic.concolic=true
// paths: 4
// x = y = 0 is the first run; each of the others takes one of the three other pairs of outcomes.
package concolic;

import org.sosy_lab.sv_benchmarks.Verifier;

public class TwoBranches {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    int y = Verifier.nondetInt();
    int n = 0;
    if (x > 10) n++;
    if (y == 3 * x) n += 2;
    assert n >= 0 && n <= 3;
  }
}
