// verdict: violated
// error: java.lang.AssertionError
// twin: Longs
// Longs that are counted and clamped.
// What it claims is wrong of some inputs.
package merging;

import org.sosy_lab.sv_benchmarks.Verifier;

public class LongsWrong {
  public static void main(String[] args) {
    long s = 0;
    for (int i = 0; i < 40; i++) {
      long x = Verifier.nondetLong();
      if (x > 100L) s += 3L;
      else if (x < -5L) s--;
    }
    assert s != 120;
  }
}
