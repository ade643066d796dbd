// verdict: safe
// paths: 2
// x >>> 1 is never negative; x >> 1 has the sign of x, which is decided once.
package ints;

import org.sosy_lab.sv_benchmarks.Verifier;

public class UnsignedShift {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    assert x >>> 1 >= 0;
    if (x < 0) {
      assert x >> 1 < 0;
    }
  }
}
