// verdict: safe
// x*x - 3*x + 2.3 is at least 0.05, at 1.5.
package floats;

import org.sosy_lab.sv_benchmarks.Verifier;

public class QuadraticPositive {
  public static void main(String[] args) {
    double x = Verifier.nondetDouble();
    Verifier.assume(x >= -1000 && x <= 1000);
    assert x * x - 3 * x + 2.3 > 0.04;
  }
}
