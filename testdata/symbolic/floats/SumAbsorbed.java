// verdict: safe
// x + y - x differs from y by two roundings of numbers up to 2000.
package floats;

import org.sosy_lab.sv_benchmarks.Verifier;

public class SumAbsorbed {
  public static void main(String[] args) {
    double x = Verifier.nondetDouble();
    double y = Verifier.nondetDouble();
    Verifier.assume(x >= -1000 && x <= 1000);
    Verifier.assume(y >= -1000 && y <= 1000);
    double error = x + y - x - y;
    assert error < 1e-9 && error > -1e-9;
  }
}
