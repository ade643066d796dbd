// verdict: safe
// A double has 53 bits.
package floats;

import org.sosy_lab.sv_benchmarks.Verifier;

public class LongToDoubleAndBack {
  public static void main(String[] args) {
    long x = Verifier.nondetLong();
    Verifier.assume(x >= -(1L << 53) && x <= 1L << 53);
    assert (long) (double) x == x;
  }
}
