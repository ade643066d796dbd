// verdict: violated
// error: java.lang.ArrayIndexOutOfBoundsException
// The loop goes one too far.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ArrayLoopBeyond {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    if (n < 0) return;
    int[] a = new int[n];
    for (int i = 0; i <= n; i++) a[i] = i;
  }
}
