// verdict: violated
// error: java.lang.AssertionError
// What is rounded up is no more than the number where they have other signs only.
package nonlinear;

import org.sosy_lab.sv_benchmarks.Verifier;

public class CeilOfParts {
  public static void main(String[] args) {
    int x = Verifier.nondetInt(), y = Verifier.nondetInt();
    if (y > 1 && x > 100 && x < 100000) {
      int up = x / y * y == x ? x / y : x / y + 1;
      assert up * y == x || y > 40;
    }
  }
}
