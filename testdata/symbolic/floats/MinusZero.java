// verdict: violated
// error: java.lang.AssertionError
// paths: 3
// Of two zeros that are equal the bits may differ; what is not 0, or NaN, returns.
package floats;

import org.sosy_lab.sv_benchmarks.Verifier;

public class MinusZero {
  public static void main(String[] args) {
    double x = Verifier.nondetDouble();
    if (x == 0.0) {
      assert Double.doubleToRawLongBits(x) == 0;
    }
  }
}
