// verdict: safe
// Binary search in a sorted array finds exactly what is there.
package recursion;

import org.sosy_lab.sv_benchmarks.Verifier;

public class BinarySearchRecursive {
  static int find(int[] a, int key, int lo, int hi) {
    if (lo > hi) {
      return -1;
    }
    int mid = (lo + hi) >>> 1;
    if (a[mid] == key) {
      return mid;
    }
    return a[mid] < key ? find(a, key, mid + 1, hi) : find(a, key, lo, mid - 1);
  }

  public static void main(String[] args) {
    int[] a = {-7, -2, 0, 5, 11, 12, 40};
    int key = Verifier.nondetInt();
    int at = find(a, key, 0, a.length - 1);
    if (at >= 0) {
      assert a[at] == key;
    } else {
      for (int v : a) {
        assert v != key;
      }
    }
  }
}
