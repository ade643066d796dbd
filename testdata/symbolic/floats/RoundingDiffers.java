// verdict: violated
// error: java.lang.AssertionError
// twin: Rounding
// round takes -0.5 to 0 and 2.5 to 3, rint takes 2.5 to 2.
package floats;

import org.sosy_lab.sv_benchmarks.Verifier;

public class RoundingDiffers {
  public static void main(String[] args) {
    double x = Verifier.nondetDouble();
    Verifier.assume(x >= -1e6 && x <= 1e6);
    assert Math.rint(x) == Math.round(x);
  }
}
