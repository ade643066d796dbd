// verdict: violated
// error: java.lang.AssertionError
// twin: RootSquared
// The root of 2 is rounded.
package floats;

import org.sosy_lab.sv_benchmarks.Verifier;

public class RootSquaredExactly {
  public static void main(String[] args) {
    double x = Verifier.nondetDouble();
    Verifier.assume(x >= 0 && x <= 100);
    assert Math.sqrt(x) * Math.sqrt(x) == x;
  }
}
