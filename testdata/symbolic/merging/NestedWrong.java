// verdict: violated
// error: java.lang.AssertionError
// twin: Nested
// Branches within branches.
// What it claims is wrong of some inputs.
package merging;

import org.sosy_lab.sv_benchmarks.Verifier;

public class NestedWrong {
  public static void main(String[] args) {
    int[] v = new int[40];
    for (int i = 0; i < v.length; i++) v[i] = Verifier.nondetInt();
    int a = 0, b = 0;
    for (int x : v) {
      if (x > 0) {
        if (x > 100) a++;
        else if (x > 50) b++;
      } else if (x < -10) {
        a--;
      }
    }
    assert a != 40;
  }
}
