// verdict: violated
// error: java.lang.AssertionError
// twin: NaNExcluded
// paths: 2
// x == x fails for NaN.
package floats;

import org.sosy_lab.sv_benchmarks.Verifier;

public class NaNIsNotEqual {
  public static void main(String[] args) {
    double x = Verifier.nondetDouble();
    assert x == x;
  }
}
