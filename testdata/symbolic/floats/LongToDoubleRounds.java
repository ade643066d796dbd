// verdict: violated
// error: java.lang.AssertionError
// twin: LongToDoubleAndBack
// 2^53 + 1 needs 54 bits.
package floats;

import org.sosy_lab.sv_benchmarks.Verifier;

public class LongToDoubleRounds {
  public static void main(String[] args) {
    long x = Verifier.nondetLong();
    Verifier.assume(x >= -(1L << 53) - 1 && x <= (1L << 53) + 1);
    assert (long) (double) x == x;
  }
}
