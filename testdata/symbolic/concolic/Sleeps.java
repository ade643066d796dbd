// verdict: violated
// error: java.lang.AssertionError
// set: +symbolic.concolic=true
// oracle: skip
// How long to sleep must be known; the branch behind it is on all of x.
package concolic;

import org.sosy_lab.sv_benchmarks.Verifier;

public class Sleeps {
  public static void main(String[] args) throws InterruptedException {
    int x = Verifier.nondetInt();
    if (x > 0 && x < 100_000) {
      Thread.sleep(x);
      assert x != 54_321;
    }
  }
}
