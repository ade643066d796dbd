// verdict: safe
// The result of floorMod has the divisor's sign, and is smaller.
package longs;

import org.sosy_lab.sv_benchmarks.Verifier;

public class FloorModRange {
  public static void main(String[] args) {
    long a = Verifier.nondetLong();
    long b = Verifier.nondetLong();
    Verifier.assume(b > 0);
    long m = Math.floorMod(a, b);
    assert m >= 0 && m < b;
  }
}
