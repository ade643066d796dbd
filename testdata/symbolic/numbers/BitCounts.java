// verdict: safe
// set: +symbolic.dp_timeout_ms=60000
// Clearing the lowest bit takes one from the number of bits.
package numbers;

import org.sosy_lab.sv_benchmarks.Verifier;

public class BitCounts {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    if (x != 0) {
      assert Integer.bitCount(x & (x - 1)) == Integer.bitCount(x) - 1;
    }
    assert Integer.reverse(Integer.reverse(x)) == x;
    assert Integer.reverseBytes(Integer.reverseBytes(x)) == x;
    assert Integer.rotateLeft(Integer.rotateRight(x, 7), 7) == x;
  }
}
