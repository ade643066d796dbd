// verdict: violated
// error: java.lang.AssertionError
// paths: 2
// Some angle has a sine above 0.9.
package mathlib;

import org.sosy_lab.sv_benchmarks.Verifier;

public class SineFound {
  public static void main(String[] args) {
    double d = Verifier.nondetDouble();
    Verifier.assume(d > -4);
    Verifier.assume(d < 4);
    assert Math.sin(d) <= 0.9;
  }
}
