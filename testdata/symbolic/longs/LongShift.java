// verdict: safe
// paths: 1
// Counts of longs are taken modulo 64.
package longs;

import org.sosy_lab.sv_benchmarks.Verifier;

public class LongShift {
  public static void main(String[] args) {
    long x = Verifier.nondetLong();
    int n = Verifier.nondetInt();
    Verifier.assume(n == 65);
    assert x << n == x << 1;
    assert x >> n == x >> 1;
    assert x >>> n == x >>> 1;
  }
}
