// verdict: safe
// Integer square roots by Newton's method.
package numbers;

import org.sosy_lab.sv_benchmarks.Verifier;

public class SquareRootByNewton {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 0 && n <= 60);
    int x = n;
    int y = (x + 1) / 2;
    while (y < x) {
      x = y;
      y = (x + n / x) / 2;
    }
    assert x * x <= n && (x + 1) * (x + 1) > n;
  }
}
