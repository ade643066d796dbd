// verdict: violated
// error: java.lang.AssertionError
// paths: 4
// The row is decided (two ways), then the element: row 1 has an 8 in column 2.
package arrays;

import org.sosy_lab.sv_benchmarks.Verifier;

public class TwoDimensions {
  public static void main(String[] args) {
    int[][] m = {{1, 2, 3}, {4, 5, 8}};
    int i = Verifier.nondetInt();
    int j = Verifier.nondetInt();
    Verifier.assume(i >= 0);
    Verifier.assume(i < 2);
    Verifier.assume(j >= 0);
    Verifier.assume(j < 3);
    if (i == 0) {
      assert m[i][j] != 2;
      return;
    }
    assert m[i][j] != 8;
  }
}
