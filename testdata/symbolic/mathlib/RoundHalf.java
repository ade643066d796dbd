// verdict: violated
// error: java.lang.AssertionError
// paths: 2
// Rounding goes up at a half, where rint goes to the even number.
package mathlib;

import org.sosy_lab.sv_benchmarks.Verifier;

public class RoundHalf {
  public static void main(String[] args) {
    double d = Verifier.nondetDouble();
    Verifier.assume(d > 0);
    Verifier.assume(d < 2);
    assert Math.round(d) == (long) Math.rint(d);
  }
}
