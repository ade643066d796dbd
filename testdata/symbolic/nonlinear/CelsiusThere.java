// verdict: violated
// error: java.lang.AssertionError
// There and back again is not always the same number.
package nonlinear;

import org.sosy_lab.sv_benchmarks.Verifier;

public class CelsiusThere {
  public static void main(String[] args) {
    double c = Verifier.nondetDouble();
    Verifier.assume(c >= 0 && c <= 100);
    double f = c * 9 / 5 + 32;
    assert (f - 32) * 5 / 9 == c;
  }
}
