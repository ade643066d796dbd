// verdict: safe
// Quicksort of four numbers.
package sorting;

import org.sosy_lab.sv_benchmarks.Verifier;

public class QuickSorted {
  static void sort(int[] a, int lo, int hi) {
    if (lo >= hi) {
      return;
    }
    int pivot = a[hi];
    int store = lo;
    for (int i = lo; i < hi; i++) {
      if (a[i] < pivot) {
        int t = a[i];
        a[i] = a[store];
        a[store++] = t;
      }
    }
    a[hi] = a[store];
    a[store] = pivot;
    sort(a, lo, store - 1);
    sort(a, store + 1, hi);
  }

  public static void main(String[] args) {
    int[] a = {Verifier.nondetInt(), Verifier.nondetInt(), Verifier.nondetInt(), Verifier.nondetInt()};
    sort(a, 0, 3);
    assert a[0] <= a[1] && a[1] <= a[2] && a[2] <= a[3];
  }
}
