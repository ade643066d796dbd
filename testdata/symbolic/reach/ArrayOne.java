// verdict: safe
// One element is written and read.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ArrayOne {
  public static void main(String[] args) {
    int n = Verifier.nondetInt(), i = Verifier.nondetInt();
    if (n < 1 || i < 0 || i >= n) return;
    int[] a = new int[n];
    a[i] = 7;
    assert a[i] == 7;
    int j = Verifier.nondetInt();
    if (j >= 0 && j < n && j != i) assert a[j] == 0;
  }
}
