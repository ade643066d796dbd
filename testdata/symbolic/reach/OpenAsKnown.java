// verdict: safe
// What is stored in an array of unknown length, and read, is what it is in one of each length.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class OpenAsKnown {
  static int f(int n, int i, int j, byte v) {
    try {
      byte[] a = new byte[n];
      a[i] = v;
      a[j] += 3;
      a[n - 1] ^= a[i];
      return 31 * (31 * a[i] + a[j]) + a.length + a[0];
    } catch (ArrayIndexOutOfBoundsException e) {
      return e.getMessage().length();
    } catch (NegativeArraySizeException e) {
      return 1000;
    }
  }

  public static void main(String[] args) {
    int n = Verifier.nondetInt(), i = Verifier.nondetInt(), j = Verifier.nondetInt();
    int r = f(n, i, j, (byte) 126);
    for (int a = -1; a < 3; a++) {
      for (int b = -1; b < 3; b++) {
        for (int c = 0; c < 2; c++) {
          if (n == a && i == b && j == c) {
            assert r == f(a, b, c, (byte) 126);
            return;
          }
        }
      }
    }
  }
}
