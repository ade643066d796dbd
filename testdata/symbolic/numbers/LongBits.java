// verdict: safe
// Packing two ints into a long and out again.
package numbers;

import org.sosy_lab.sv_benchmarks.Verifier;

public class LongBits {
  public static void main(String[] args) {
    int hi = Verifier.nondetInt();
    int lo = Verifier.nondetInt();
    long packed = ((long) hi << 32) | (lo & 0xffffffffL);
    assert (int) (packed >>> 32) == hi;
    assert (int) packed == lo;
    assert Long.compare(packed, 0) == Integer.signum(hi) || hi == 0;
    assert Long.numberOfLeadingZeros(packed) <= 64;
  }
}
