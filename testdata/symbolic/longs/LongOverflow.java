// verdict: violated
// error: java.lang.AssertionError
// twin: LongWideEnough
// paths: 1
// The squares of these longs all are negative: 3037000500 is the first whose square overflows.
package longs;

import org.sosy_lab.sv_benchmarks.Verifier;

public class LongOverflow {
  public static void main(String[] args) {
    long x = Verifier.nondetLong();
    Verifier.assume(x > 3037000499L);
    Verifier.assume(x < 3037000600L);
    assert x * x > 0;
  }
}
