// verdict: safe
// paths: 1
// Longs that are counted and clamped.
package merging;

import org.sosy_lab.sv_benchmarks.Verifier;

public class Longs {
  public static void main(String[] args) {
    long s = 0;
    for (int i = 0; i < 40; i++) {
      long x = Verifier.nondetLong();
      if (x > 100L) s += 3L;
      else if (x < -5L) s--;
    }
    assert s <= 120 && s >= -40;
  }
}
