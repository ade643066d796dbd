// verdict: incomplete
// set: +symbolic.proof=none
// A loop over another number than the length, which equals it, is bounded as the array is.
package arrays;

import org.sosy_lab.sv_benchmarks.Verifier;

public class OpenEqual {
  public static void main(String[] args) {
    int n = Verifier.nondetInt(), k = Verifier.nondetInt();
    if (n < 0 || k != n) return;
    int[] a = new int[n];
    int count = 0;
    while (k > 0) {
      k--;
      count++;
    }
    assert count == a.length;
  }
}
