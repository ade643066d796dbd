// verdict: violated
// error: java.lang.AssertionError
// twin: QuadraticPositive
// x*x - 3*x + 2.24 is -0.01 at 1.5, and negative between 1.4 and 1.6.
package floats;

import org.sosy_lab.sv_benchmarks.Verifier;

public class QuadraticNegative {
  public static void main(String[] args) {
    double x = Verifier.nondetDouble();
    Verifier.assume(x >= -1000 && x <= 1000);
    assert x * x - 3 * x + 2.24 > 0;
  }
}
