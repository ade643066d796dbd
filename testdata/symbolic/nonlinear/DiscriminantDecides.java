// verdict: safe
// A polynomial of degree two with a negative discriminant has no zero; rounding is far from the margin.
package nonlinear;

import org.sosy_lab.sv_benchmarks.Verifier;

public class DiscriminantDecides {
  public static void main(String[] args) {
    double x = Verifier.nondetDouble();
    double p = Verifier.nondetDouble();
    double q = Verifier.nondetDouble();
    Verifier.assume(p >= -2 && p <= 2);
    Verifier.assume(q >= 1.5 && q <= 4);
    Verifier.assume(x >= -10 && x <= 10);
    assert x * x + p * x + q > 0.4;
  }
}
