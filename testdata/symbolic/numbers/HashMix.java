// verdict: violated
// error: java.lang.AssertionError
// A mixing function of bytes has 77 among its values.
package numbers;

import org.sosy_lab.sv_benchmarks.Verifier;

public class HashMix {
  static int mix(int h) {
    h ^= h >>> 4;
    h *= 0x2d;
    h ^= h >>> 3;
    return h & 0xff;
  }

  public static void main(String[] args) {
    int b = Verifier.nondetByte() & 0xff;
    assert mix(b) != 77 || b == 0;
  }
}
