// verdict: safe
// A return in finally wins over the exception and over the value of try.
package features;

import org.sosy_lab.sv_benchmarks.Verifier;

public class FinallyOverrides {
  @SuppressWarnings("finally")
  static int f(int x) {
    try {
      if (10 / x > 2) {
        return 1;
      }
      throw new IllegalStateException();
    } catch (IllegalStateException e) {
      return 2;
    } finally {
      if (x < 0) {
        return 3;
      }
    }
  }

  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    int r;
    try {
      r = f(x);
    } catch (ArithmeticException e) {
      r = 4;
    }
    if (x == 0) {
      assert r == 4;
    } else if (x < 0) {
      assert r == 3;
    } else {
      assert r == (x <= 3 ? 1 : 2);
    }
  }
}
