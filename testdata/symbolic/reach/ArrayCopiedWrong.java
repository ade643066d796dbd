// verdict: violated
// error: java.lang.AssertionError
// A longer copy ends in zeros.
package reach;

import java.util.Arrays;
import org.sosy_lab.sv_benchmarks.Verifier;

public class ArrayCopiedWrong {
  public static void main(String[] args) {
    int n = Verifier.nondetInt(), k = Verifier.nondetInt();
    if (n < 3 || n > 1000 || k < n) return;
    int[] a = new int[n];
    Arrays.fill(a, 7);
    a[2] = 3;
    int[] b = Arrays.copyOf(a, k);
    assert b[k - 1] == 7 || b[k - 1] == 3;
  }
}
