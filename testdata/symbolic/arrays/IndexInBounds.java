// verdict: safe
// paths: 3
// Below and above the bounds it returns; inside, the element is one more than the index.
package arrays;

import org.sosy_lab.sv_benchmarks.Verifier;

public class IndexInBounds {
  public static void main(String[] args) {
    int i = Verifier.nondetInt();
    int[] a = {1, 2, 3};
    if (i < 0 || i >= a.length) return;
    assert a[i] == i + 1;
  }
}
