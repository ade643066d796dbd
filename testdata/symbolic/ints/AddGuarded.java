// verdict: safe
// paths: 4
// As AddOverflows, but sums above Integer.MAX_VALUE are left out by a third test: a path for each
// return, and one where the sum is small; the assertion adds none.
package ints;

import org.sosy_lab.sv_benchmarks.Verifier;

public class AddGuarded {
  public static void main(String[] args) {
    int a = Verifier.nondetInt();
    int b = Verifier.nondetInt();
    if (a <= 0) return;
    if (b <= 0) return;
    if (a > Integer.MAX_VALUE - b) return;
    assert a + b > 0;
  }
}
