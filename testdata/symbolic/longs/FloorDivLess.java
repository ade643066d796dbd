// verdict: safe
// floorDiv by a positive number is the quotient, or one less if the remainder is negative.
package longs;

import org.sosy_lab.sv_benchmarks.Verifier;

public class FloorDivLess {
  public static void main(String[] args) {
    long a = Verifier.nondetLong();
    long b = Verifier.nondetLong();
    Verifier.assume(b > 0);
    long q = Math.floorDiv(a, b);
    assert q <= a / b;
    assert a / b - q <= 1;
  }
}
