// verdict: safe
// The polynomial grows from 0.4794 at 0.5 to 0.9975 at 1.5.
package floats;

import org.sosy_lab.sv_benchmarks.Verifier;

public class SineDouble {
  public static void main(String[] args) {
    double x = Verifier.nondetDouble();
    Verifier.assume(x >= 0.5 && x <= 1.5);
    double square = x * x;
    double sine = x * (1 - square / 6 * (1 - square / 20 * (1 - square / 42)));
    assert sine < 1.01;
    assert sine > 0.47;
  }
}
