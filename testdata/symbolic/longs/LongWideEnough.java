// verdict: safe
// paths: 1
// The product of two chars, as longs, is never negative.
package longs;

import org.sosy_lab.sv_benchmarks.Verifier;

public class LongWideEnough {
  public static void main(String[] args) {
    long x = Verifier.nondetChar();
    long y = Verifier.nondetChar();
    assert x * y >= 0;
  }
}
