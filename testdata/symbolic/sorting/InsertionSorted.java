// verdict: safe
// paths: 120
// Insertion sort has one path for each order of five numbers.
package sorting;

import org.sosy_lab.sv_benchmarks.Verifier;

public class InsertionSorted {
  static void sort(int[] a) {
    for (int i = 1; i < a.length; i++) {
      int v = a[i];
      int j = i - 1;
      while (j >= 0 && a[j] > v) {
        a[j + 1] = a[j];
        j--;
      }
      a[j + 1] = v;
    }
  }

  public static void main(String[] args) {
    int[] a = new int[5];
    for (int i = 0; i < a.length; i++) {
      a[i] = Verifier.nondetInt();
    }
    sort(a);
    for (int i = 1; i < a.length; i++) {
      assert a[i - 1] <= a[i];
    }
  }
}
