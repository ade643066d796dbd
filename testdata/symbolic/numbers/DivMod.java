// verdict: safe
// set: +symbolic.dp_timeout_ms=60000
// Quotient and remainder, truncated and floored.
package numbers;

import org.sosy_lab.sv_benchmarks.Verifier;

public class DivMod {
  public static void main(String[] args) {
    int a = Verifier.nondetInt();
    int b = Verifier.nondetInt();
    try {
      int q = a / b;
      int r = a % b;
      assert q * b + r == a;
      assert r == 0 || (r < 0) == (a < 0);
    } catch (ArithmeticException e) {
      assert b == 0;
    }
    short m = Verifier.nondetShort();
    assert Math.floorMod(m, 12) >= 0 && Math.floorMod(m, 12) < 12;
    assert Math.floorDiv(m, 12) * 12 + Math.floorMod(m, 12) == m;
  }
}
