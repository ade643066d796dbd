// verdict: safe
// set: +symbolic.concolic=true +symbolic.concolic.seed=11
// paths: 5
// Where the search begins does not matter for what it covers: five parts of the number line.
package concolic;

import org.sosy_lab.sv_benchmarks.Verifier;

public class RandomStart {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    int part = x < -1000 ? 0 : x < 0 ? 1 : x == 0 ? 2 : x < 1000 ? 3 : 4;
    assert part >= 0 && part < 5;
  }
}
