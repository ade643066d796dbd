// verdict: safe
// set: +symbolic.dp_timeout_ms=60000
// Casts from double saturate; those to short go over int.
package numbers;

import org.sosy_lab.sv_benchmarks.Verifier;

public class SaturatingCasts {
  public static void main(String[] args) {
    double d = Verifier.nondetDouble();
    int i = (int) d;
    if (d != d) {
      assert i == 0 && (long) d == 0 && (char) d == 0;
    } else if (d >= 2147483647.0) {
      assert i == Integer.MAX_VALUE && (short) d == -1;
    } else if (d <= -2147483648.0) {
      assert i == Integer.MIN_VALUE && (byte) d == 0;
    } else {
      assert Math.abs(d - i) < 1;
    }
  }
}
