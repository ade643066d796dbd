// verdict: safe
// paths: 2
// Without Integer.MIN_VALUE, which returns, no absolute value is negative.
package ints;

import org.sosy_lab.sv_benchmarks.Verifier;

public class AbsOfOthers {
  public static void main(String[] args) {
    int a = Verifier.nondetInt();
    if (a == Integer.MIN_VALUE) return;
    assert Math.abs(a) >= 0;
  }
}
