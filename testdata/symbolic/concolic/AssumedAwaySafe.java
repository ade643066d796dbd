// verdict: safe
// set: +symbolic.concolic=true
// paths: 1
// What the assertion excludes is assumed away.
package concolic;

import org.sosy_lab.sv_benchmarks.Verifier;

public class AssumedAwaySafe {
  public static void main(String[] args) {
    long x = Verifier.nondetLong();
    Verifier.assume(x > 1L << 40);
    assert x >= 1L << 39;
  }
}
