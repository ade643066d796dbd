// verdict: safe
// paths: 3
// Below 0, above 127, and those that fit a byte.
package ints;

import org.sosy_lab.sv_benchmarks.Verifier;

public class NarrowByteGuarded {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    if (x < 0) return;
    if (x > 127) return;
    assert (byte) x == x;
  }
}
