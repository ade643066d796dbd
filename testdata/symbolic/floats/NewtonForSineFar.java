// verdict: violated
// error: java.lang.AssertionError
// twin: NewtonForSine
// From 1.2 one step leads to about -1.3.
package floats;

import org.sosy_lab.sv_benchmarks.Verifier;

public class NewtonForSineFar {
  public static void main(String[] args) {
    float x = Verifier.nondetFloat();
    Verifier.assume(x > -1.2f && x < 1.2f);
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
