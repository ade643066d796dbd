// verdict: violated
// error: java.lang.AssertionError
// twin: AssumedAwaySafe
// set: +symbolic.concolic=true
// paths: 2
// The first run ends at the assumption. Beyond it there are two paths.
package concolic;

import org.sosy_lab.sv_benchmarks.Verifier;

public class AssumedAway {
  public static void main(String[] args) {
    long x = Verifier.nondetLong();
    Verifier.assume(x > 1L << 40);
    assert x % 1000 != 7;
  }
}
