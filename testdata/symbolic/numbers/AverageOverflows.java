// verdict: violated
// error: java.lang.AssertionError
// twin: AverageUnsigned
// The sum overflows before it is halved.
package numbers;

import org.sosy_lab.sv_benchmarks.Verifier;

public class AverageOverflows {
  public static void main(String[] args) {
    int lo = Verifier.nondetInt();
    int hi = Verifier.nondetInt();
    Verifier.assume(0 <= lo && lo <= hi);
    int mid = (lo + hi) / 2;
    assert lo <= mid && mid <= hi;
  }
}
