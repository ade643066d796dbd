// verdict: violated
// error: java.lang.AssertionError
// Only an array that is longer than those which are tried shows it.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class LongByLoop {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 0 && n <= 1000);
    int[] a = new int[n];
    for (int i = 0; i < n; i++) {
      a[i] = i * i;
    }
    assert n <= 40 || a[n - 1] != 44 * 44;
  }
}
