// verdict: safe
// One step of Newton's method for the root of the sine at 0 leads from 0.6 to about -0.084, and from -0.6 to 0.084.
package floats;

import org.sosy_lab.sv_benchmarks.Verifier;

public class NewtonForSine {
  public static void main(String[] args) {
    float x = Verifier.nondetFloat();
    Verifier.assume(x > -0.6f && x < 0.6f);
    float next = x - sine(x) / cosine(x);
    assert next < 0.1f && next > -0.1f;
  }

  static float sine(float x) {
    return x - (x * x * x) / 6f + (x * x * x * x * x) / 120f;
  }

  static float cosine(float x) {
    return 1 - (x * x) / 2f + (x * x * x * x) / 24f;
  }
}
