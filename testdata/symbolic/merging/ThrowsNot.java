// verdict: safe
// As ThrowsOut, but what throws is caught: 40 paths leave the merged one, each at another round.
package merging;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ThrowsNot {
  public static void main(String[] args) {
    int[] v = new int[40];
    for (int i = 0; i < v.length; i++) v[i] = Verifier.nondetInt();
    int a = 0;
    for (int x : v) {
      try {
        if (x < 0) {
          if (100 / (x + 7) > 60) throw new IllegalStateException();
          a++;
        }
      } catch (IllegalStateException | ArithmeticException e) {
        return;
      }
    }
    assert a <= 40;
  }
}
