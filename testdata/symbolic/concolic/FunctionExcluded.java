// verdict: safe
// set: +symbolic.concolic=true
// paths: 2
// Whatever digest returns: the conditions on its result contradict each other.
package concolic;

import gov.nasa.jpf.symbc.Concrete;
import org.sosy_lab.sv_benchmarks.Verifier;

public class FunctionExcluded {
  @Concrete("true")
  public static long digest(long x) {
    return Long.rotateLeft(x * 0x9E3779B97F4A7C15L, 31);
  }

  public static void main(String[] args) {
    long d = digest(Verifier.nondetLong());
    if (d > 100) {
      assert d > 50;
    }
  }
}
