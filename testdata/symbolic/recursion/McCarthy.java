// verdict: safe
// McCarthy's function is 91 up to 101.
package recursion;

import org.sosy_lab.sv_benchmarks.Verifier;

public class McCarthy {
  static int f(int n) {
    return n > 100 ? n - 10 : f(f(n + 11));
  }

  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    if (x < 88 || x > 101) {
      return;
    }
    assert f(x) == 91;
  }
}
