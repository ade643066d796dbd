// verdict: safe
// paths: 2
// The root of a negative number is NaN.
package floats;

import org.sosy_lab.sv_benchmarks.Verifier;

public class SqrtOfNegative {
  public static void main(String[] args) {
    double x = Verifier.nondetDouble();
    if (x < 0) {
      assert Double.isNaN(Math.sqrt(x));
    }
  }
}
