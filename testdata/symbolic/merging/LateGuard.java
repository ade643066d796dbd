// verdict: safe
// As LateBug, with a guard.
package merging;

import org.sosy_lab.sv_benchmarks.Verifier;

public class LateGuard {
  public static void main(String[] args) {
    int s = 0;
    for (int i = 0; i < 30; i++) if (Verifier.nondetInt() > 5) s++;
    int d = Verifier.nondetInt();
    try {
      if (s > 20 && d < 10 && d != 3) s /= d - 3;
    } catch (ArithmeticException e) {
      assert s != 25;
    }
  }
}
