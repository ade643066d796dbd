// verdict: safe
// Turning a vector by 36.87 degrees keeps its length, but for roundings.
package floats;

import org.sosy_lab.sv_benchmarks.Verifier;

public class Rotated {
  public static void main(String[] args) {
    double x = Verifier.nondetDouble();
    double y = Verifier.nondetDouble();
    Verifier.assume(x >= -3 && x <= 3);
    Verifier.assume(y >= -3 && y <= 3);
    double u = 0.8 * x - 0.6 * y;
    double v = 0.6 * x + 0.8 * y;
    double change = (u * u + v * v) - (x * x + y * y);
    assert change < 0.01 && change > -0.01;
  }
}
