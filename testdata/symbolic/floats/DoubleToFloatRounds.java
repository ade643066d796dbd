// verdict: violated
// error: java.lang.AssertionError
// twin: DoubleToFloatNear
// 0.1 is no float.
package floats;

import org.sosy_lab.sv_benchmarks.Verifier;

public class DoubleToFloatRounds {
  public static void main(String[] args) {
    double x = Verifier.nondetDouble();
    Verifier.assume(x >= 0 && x <= 1);
    assert (float) x == x;
  }
}
