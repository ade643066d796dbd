// verdict: safe
// What is divided is the quotient times the divisor and the remainder, also where the product wraps around.
package longs;

import org.sosy_lab.sv_benchmarks.Verifier;

public class QuotientAndRemainder {
  public static void main(String[] args) {
    long a = Verifier.nondetLong();
    long b = Verifier.nondetLong();
    Verifier.assume(b != 0);
    long q = a / b;
    assert a - q * b == a % b;
    assert q * b + a % b == a;
    assert Math.abs(a % b) < Math.abs(b) || b == Long.MIN_VALUE;
  }
}
