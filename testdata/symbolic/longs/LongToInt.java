// verdict: violated
// error: java.lang.AssertionError
// paths: 2
// A long that is not 0 may be 0 in its lower 32 bits.
package longs;

import org.sosy_lab.sv_benchmarks.Verifier;

public class LongToInt {
  public static void main(String[] args) {
    long x = Verifier.nondetLong();
    Verifier.assume(x != 0);
    assert (int) x != 0;
  }
}
