// verdict: safe
// set: +symbolic.dp_timeout_ms=60000
// No point of a small square is on a distant circle.
package nonlinear;

import org.sosy_lab.sv_benchmarks.Verifier;

public class CircleMissed {
  public static void main(String[] args) {
    float x = Verifier.nondetFloat();
    float y = Verifier.nondetFloat();
    if (x >= 0 && x <= 1 && y >= 0 && y <= 1) {
      assert x * x + y * y <= 2.1f;
    }
  }
}
