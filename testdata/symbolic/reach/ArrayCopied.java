// verdict: safe
// Copies and fills of arrays of any length.
package reach;

import java.util.Arrays;
import org.sosy_lab.sv_benchmarks.Verifier;

public class ArrayCopied {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    if (n < 3) return;
    int[] a = new int[n];
    a[1] = 4;
    int[] b = Arrays.copyOf(a, n);
    int[] c = a.clone();
    byte[] f = new byte[n];
    Arrays.fill(f, (byte) 7);
    int k = Verifier.nondetInt();
    assert b[1] == 4 && c[1] == 4 && b.length == n;
    if (k >= 0 && k < n) assert f[k] == 7;
    a[1] = 5;
    assert b[2] == 0 && c[0] == 0;
  }
}
