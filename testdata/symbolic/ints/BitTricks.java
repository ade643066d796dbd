// verdict: safe
// paths: 1
// The lowest bit set, taken off, leaves x & (x - 1); x ^ x is 0; ~x is -x - 1.
package ints;

import org.sosy_lab.sv_benchmarks.Verifier;

public class BitTricks {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    assert x - (x & -x) == (x & (x - 1));
    assert ~x == -x - 1;
    assert (x | ~x) == -1;
  }
}
