// verdict: violated
// error: java.lang.AssertionError
// Rounding to cents: the parts do not add up.
package nonlinear;

import org.sosy_lab.sv_benchmarks.Verifier;

public class Discount {
  public static void main(String[] args) {
    int cents = Verifier.nondetInt();
    Verifier.assume(cents > 0 && cents < 1000);
    double price = cents / 100.0;
    int off = (int) (price * 0.1 * 100);
    assert off == cents / 10;
  }
}
