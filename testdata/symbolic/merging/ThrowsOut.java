// verdict: violated
// error: java.lang.AssertionError
// twin: ThrowsNot
// One value in a branch within a branch throws: that is a path of its own, and the others are one.
package merging;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ThrowsOut {
  public static void main(String[] args) {
    int[] v = new int[40];
    for (int i = 0; i < v.length; i++) v[i] = Verifier.nondetInt();
    int a = 0;
    for (int x : v) {
      if (x < 0) {
        if (x == -12345) throw new AssertionError();
        a++;
      }
    }
  }
}
