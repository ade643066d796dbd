// verdict: safe
// Rounding to float changes a number by less than a part of 2^24.
package floats;

import org.sosy_lab.sv_benchmarks.Verifier;

public class DoubleToFloatNear {
  public static void main(String[] args) {
    double x = Verifier.nondetDouble();
    Verifier.assume(x >= 1 && x <= 1000);
    double error = (float) x - x;
    assert error < 0.0001 && error > -0.0001;
  }
}
