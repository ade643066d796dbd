// verdict: violated
// error: java.lang.AssertionError
// paths: 2
// Shifting left and back loses upper bits, and may change the sign.
package ints;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ShiftLosesBits {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    assert (x << 4) >> 4 == x;
  }
}
