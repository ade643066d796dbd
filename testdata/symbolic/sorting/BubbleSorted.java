// verdict: safe
// Bubble sort of four unknown numbers: sorted, and none is lost (their sum stays).
package sorting;

import org.sosy_lab.sv_benchmarks.Verifier;

public class BubbleSorted {
  public static void main(String[] args) {
    int[] a = new int[4];
    int sum = 0;
    for (int i = 0; i < a.length; i++) {
      a[i] = Verifier.nondetInt();
      sum += a[i];
    }
    boolean again = true;
    while (again) {
      again = false;
      for (int i = 0; i + 1 < a.length; i++) {
        if (a[i] > a[i + 1]) {
          int t = a[i];
          a[i] = a[i + 1];
          a[i + 1] = t;
          again = true;
        }
      }
    }
    int after = 0;
    for (int i = 0; i < a.length; i++) {
      after += a[i];
      assert i == 0 || a[i - 1] <= a[i];
    }
    assert sum == after;
  }
}
