// verdict: violated
// error: java.lang.ArrayIndexOutOfBoundsException
// An index one behind the end.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ArrayBound {
  public static void main(String[] args) {
    int n = Verifier.nondetInt(), i = Verifier.nondetInt();
    if (n < 20 || i < 0 || i > n || n > 1000) return;
    int[] a = new int[n];
    a[i] = 7;
  }
}
