// verdict: violated
// error: java.lang.ArrayIndexOutOfBoundsException
// An array of unknown length gets its length in a loop.
package arrays;

import org.sosy_lab.sv_benchmarks.Verifier;

public class OpenInLoop {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    if (n < 0) return;
    long[] a = new long[n];
    for (int i = 0; i < a.length; i++) {
      a[i] = i;
    }
    if (n == 4) {
      a[(int) a[3] + 1] = 1;
    }
  }
}
