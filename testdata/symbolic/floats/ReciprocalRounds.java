// verdict: violated
// error: java.lang.AssertionError
// twin: ReciprocalNear
// Both quotients are rounded, but not alike.
package floats;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ReciprocalRounds {
  public static void main(String[] args) {
    double x = Verifier.nondetDouble();
    double y = Verifier.nondetDouble();
    Verifier.assume(x >= 1 && x <= 2);
    Verifier.assume(y >= 1 && y <= 2);
    assert x / y == 1.0 / (y / x);
  }
}
