// verdict: safe
// paths: 4
// The lengths from 0 to 3, each of which the array then has.
package exceptions;

import org.sosy_lab.sv_benchmarks.Verifier;

public class NegativeSizeGuarded {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 0);
    Verifier.assume(n <= 3);
    int[] a = new int[n];
    assert a.length == n;
  }
}
