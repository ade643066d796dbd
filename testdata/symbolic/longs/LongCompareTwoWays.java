// verdict: safe
// paths: 2
// A comparison and its branch are one decision: less, or not; equal is no third way.
package longs;

import org.sosy_lab.sv_benchmarks.Verifier;

public class LongCompareTwoWays {
  public static void main(String[] args) {
    long x = Verifier.nondetLong();
    long y = Verifier.nondetLong();
    int r = x < y ? 1 : 2;
    assert r > 0;
  }
}
