// verdict: safe
// The sum does not overflow, and neither it nor its half passes twice a bound, which is a double.
package floats;

import org.sosy_lab.sv_benchmarks.Verifier;

public class AverageBetween {
  public static void main(String[] args) {
    double x = Verifier.nondetDouble();
    double y = Verifier.nondetDouble();
    Verifier.assume(x <= y && x > -1e300 && y < 1e300);
    double mean = (x + y) / 2;
    assert x <= mean && mean <= y;
  }
}
