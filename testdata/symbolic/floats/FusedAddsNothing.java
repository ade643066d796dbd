// verdict: violated
// error: java.lang.AssertionError
// twin: FusedAdds
// The product of most numbers is rounded.
package floats;

import org.sosy_lab.sv_benchmarks.Verifier;

public class FusedAddsNothing {
  public static void main(String[] args) {
    double x = Verifier.nondetDouble();
    double y = Verifier.nondetDouble();
    Verifier.assume(x >= 1 && x <= 2);
    Verifier.assume(y >= 1 && y <= 2);
    assert Math.fma(x, y, -(x * y)) == 0;
  }
}
