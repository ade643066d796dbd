// verdict: safe
// Rounded up a quotient is 1 at least, and at least the one that is rounded down.
package longs;

import org.sosy_lab.sv_benchmarks.Verifier;

public class CeilingOfQuotient {
  public static void main(String[] args) {
    long a = Verifier.nondetLong();
    long b = Verifier.nondetLong();
    Verifier.assume(a > 0 && b > 0 && a < Long.MAX_VALUE / 2 && b < Long.MAX_VALUE / 2);
    long q = (a + b - 1) / b;
    assert q >= 1;
    assert q >= a / b;
  }
}
