// verdict: incomplete
// set: +symbolic.proof=none
// A loop over the number that is an array's length, and that never looks at the array, is bounded as the array is.
package arrays;

import org.sosy_lab.sv_benchmarks.Verifier;

public class OpenCounted {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    if (n < 0) return;
    int[] a = new int[n];
    int count = 0;
    for (int i = 0; i < n; i++) count++;
    assert count == a.length;
  }
}
