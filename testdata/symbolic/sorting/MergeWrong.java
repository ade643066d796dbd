// verdict: violated
// error: java.lang.AssertionError
// The merge forgets the rest of the second half.
package sorting;

import org.sosy_lab.sv_benchmarks.Verifier;

public class MergeWrong {
  static int[] merge(int[] a, int[] b) {
    int[] out = new int[a.length + b.length];
    int i = 0;
    int j = 0;
    int k = 0;
    while (i < a.length && j < b.length) {
      out[k++] = a[i] <= b[j] ? a[i++] : b[j++];
    }
    while (i < a.length) {
      out[k++] = a[i++];
    }
    return out;
  }

  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    int y = Verifier.nondetInt();
    int z = Verifier.nondetInt();
    Verifier.assume(x > 0 && y > 0 && z > 0 && y <= z);
    int[] m = merge(new int[] {x}, new int[] {y, z});
    assert m[0] + m[1] + m[2] == x + y + z;
  }
}
