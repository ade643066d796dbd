// verdict: safe
// Products of positive ints are no less than their factors.
package longs;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ProductGreater {
  public static void main(String[] args) {
    long a = Verifier.nondetInt();
    long b = Verifier.nondetInt();
    Verifier.assume(a > 0 && b > 0);
    assert a * b >= a;
  }
}
