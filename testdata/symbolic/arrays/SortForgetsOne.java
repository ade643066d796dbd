// verdict: violated
// error: java.lang.AssertionError
// A single round of bubble sort does not sort three values.
package arrays;

import org.sosy_lab.sv_benchmarks.Verifier;

public class SortForgetsOne {
  public static void main(String[] args) {
    int[] a = {Verifier.nondetInt(), Verifier.nondetInt(), Verifier.nondetInt()};
    for (int j = 0; j < 2; j++) {
      if (a[j] > a[j + 1]) {
        int t = a[j];
        a[j] = a[j + 1];
        a[j + 1] = t;
      }
    }
    assert a[0] <= a[1];
  }
}
