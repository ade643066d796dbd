// verdict: violated
// error: java.lang.AssertionError
// An element with a value at some place.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ArrayFound {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    if (n < 12 || n > 100) return;
    int[] a = new int[n];
    a[Math.abs(Verifier.nondetInt() % n)] = Verifier.nondetInt();
    assert a[10] != 99;
  }
}
