// verdict: violated
// error: java.lang.AssertionError
// twin: BubbleSorted
// One pass too few leaves the least element in the second place.
package sorting;

import org.sosy_lab.sv_benchmarks.Verifier;

public class BubbleOneShort {
  public static void main(String[] args) {
    int[] a = new int[4];
    for (int i = 0; i < a.length; i++) {
      a[i] = Verifier.nondetInt();
    }
    for (int pass = 0; pass < a.length - 2; pass++) {
      for (int i = 0; i + 1 < a.length; i++) {
        if (a[i] > a[i + 1]) {
          int t = a[i];
          a[i] = a[i + 1];
          a[i + 1] = t;
        }
      }
    }
    for (int i = 1; i < a.length; i++) {
      assert a[i - 1] <= a[i];
    }
  }
}
