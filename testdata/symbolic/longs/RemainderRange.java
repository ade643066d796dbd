// verdict: violated
// error: java.lang.AssertionError
// twin: FloorModRange
// The remainder of a negative number is negative.
package longs;

import org.sosy_lab.sv_benchmarks.Verifier;

public class RemainderRange {
  public static void main(String[] args) {
    long a = Verifier.nondetLong();
    long b = Verifier.nondetLong();
    Verifier.assume(b > 0);
    long m = a % b;
    assert m >= 0 && m < b;
  }
}
