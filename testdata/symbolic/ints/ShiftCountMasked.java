// verdict: safe
// paths: 1
// Shift counts are taken modulo 32: 33 shifts by 1, -1 by 31.
package ints;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ShiftCountMasked {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    int x = Verifier.nondetInt();
    Verifier.assume(n == 33);
    assert (x << n) == (x << 1);
    assert (x >>> (n - 34)) == (x >>> 31);
  }
}
