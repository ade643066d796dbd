// verdict: safe
// set: +symbolic.dp_timeout_ms=60000
// A value between two others, for a factor between 0 and 1.
package nonlinear;

import org.sosy_lab.sv_benchmarks.Verifier;

public class Interpolated {
  public static void main(String[] args) {
    float t = Verifier.nondetFloat();
    Verifier.assume(t >= 0 && t <= 1);
    float v = 10 + t * 20;
    assert v >= 10 && v <= 30;
  }
}
