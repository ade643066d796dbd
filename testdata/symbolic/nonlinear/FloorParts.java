// verdict: safe
// Parts of a division by an unknown number are put together again, by all of its kinds.
package nonlinear;

import org.sosy_lab.sv_benchmarks.Verifier;

public class FloorParts {
  public static void main(String[] args) {
    int x = Verifier.nondetInt(), y = Verifier.nondetInt();
    long a = Verifier.nondetLong(), b = Verifier.nondetLong();
    if (y != 0) {
      assert Math.floorDiv(x, y) * y + Math.floorMod(x, y) == x;
      assert x / y * y + x % y == x;
      assert (x / y * y == x) == (x % y == 0);
    }
    if (b != 0) {
      assert Math.floorDiv(a, b) * b + Math.floorMod(a, b) == a;
      assert (a / b - 2) * b == a - a % b - 2 * b;
    }
  }
}
