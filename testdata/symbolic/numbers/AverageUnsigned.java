// verdict: safe
// The unsigned shift makes good for the overflow.
package numbers;

import org.sosy_lab.sv_benchmarks.Verifier;

public class AverageUnsigned {
  public static void main(String[] args) {
    int lo = Verifier.nondetInt();
    int hi = Verifier.nondetInt();
    Verifier.assume(0 <= lo && lo <= hi);
    int mid = (lo + hi) >>> 1;
    assert lo <= mid && mid <= hi;
  }
}
