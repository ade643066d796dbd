// verdict: safe
// set: +symbolic.dp_timeout_ms=60000
// A square is not negative, and greater than 1 where the number is.
package nonlinear;

import org.sosy_lab.sv_benchmarks.Verifier;

public class Quadratic {
  public static void main(String[] args) {
    double x = Verifier.nondetDouble();
    Verifier.assume(x >= -1000 && x <= 1000);
    assert x * x >= 0;
    if (x > 2) {
      assert x * x > 3.9;
    }
  }
}
