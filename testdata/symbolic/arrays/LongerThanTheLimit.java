// verdict: violated
// error: java.lang.AssertionError
// set: +symbolic.concolic=false
// No array of up to 5 elements has 17.
package arrays;

import org.sosy_lab.sv_benchmarks.Verifier;

public class LongerThanTheLimit {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 0);
    int[] a = new int[n];
    assert a.length != 17;
  }
}
