// verdict: violated
// error: java.lang.AssertionError
// As in a loop, the length becomes known where a method calls itself.
package arrays;

import org.sosy_lab.sv_benchmarks.Verifier;

public class OpenRecursion {
  static int down(int n) { return n <= 0 ? 0 : 1 + down(n - 1); }

  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    if (n < 0) return;
    byte[] a = new byte[n];
    if (down(n) == 3) {
      a[2] = 7;
      assert a[a.length - 1] != 7;
    }
  }
}
