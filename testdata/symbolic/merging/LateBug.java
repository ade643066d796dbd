// verdict: violated
// error: java.lang.AssertionError
// twin: LateGuard
// A division by zero in a branch, after 30 branches that are merged.
package merging;

import org.sosy_lab.sv_benchmarks.Verifier;

public class LateBug {
  public static void main(String[] args) {
    int s = 0;
    for (int i = 0; i < 30; i++) if (Verifier.nondetInt() > 5) s++;
    int d = Verifier.nondetInt();
    try {
      if (s > 20 && d < 10) s /= d - 3;
    } catch (ArithmeticException e) {
      assert s != 25;
    }
  }
}
