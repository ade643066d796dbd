// verdict: violated
// error: java.lang.AssertionError
// The JDK gets an array of unknown length, which has what was stored in it.
package arrays;

import java.util.Arrays;
import org.sosy_lab.sv_benchmarks.Verifier;

public class OpenHandedOver {
  public static void main(String[] args) {
    int n = Verifier.nondetInt(), i = Verifier.nondetInt();
    if (n < 3 || i < 0 || i >= n) return;
    int[] a = new int[n];
    a[i] = 5;
    a[n - 1]++;
    int[] copy = Arrays.copyOf(a, n + 1);
    int[] other = a.clone();
    assert copy.length == n + 1 && other.length == n && copy[n] == 0;
    assert other[i] != 6 || i != n - 2 + 1 || !Arrays.equals(a, other);
  }
}
