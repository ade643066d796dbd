// verdict: safe
// paths: 6
// Insertion sort of three values orders them in one of six ways.
package arrays;

import org.sosy_lab.sv_benchmarks.Verifier;

public class SortThree {
  public static void main(String[] args) {
    int[] a = {Verifier.nondetInt(), Verifier.nondetInt(), Verifier.nondetInt()};
    for (int i = 1; i < 3; i++) {
      int x = a[i];
      int j = i - 1;
      while (j >= 0 && a[j] > x) {
        a[j + 1] = a[j];
        j--;
      }
      a[j + 1] = x;
    }
    assert a[0] <= a[1] && a[1] <= a[2];
  }
}
