// verdict: safe
// The middle of an array is within it.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ArrayMiddle {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    if (n <= 0) return;
    char[] a = new char[n];
    a[n / 2] = 'x'; a[n - 1] = 'y'; a[0] = 'z';
    assert a[0] == 'z';
    assert a[n - 1] == 'y' || n == 1;
  }
}
