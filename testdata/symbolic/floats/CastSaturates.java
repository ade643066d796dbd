// verdict: safe
// paths: 2
// Doubles from 3e9 on become Integer.MAX_VALUE; NaN and smaller ones return.
package floats;

import org.sosy_lab.sv_benchmarks.Verifier;

public class CastSaturates {
  public static void main(String[] args) {
    double x = Verifier.nondetDouble();
    if (x >= 3e9) {
      assert (int) x == Integer.MAX_VALUE;
    }
  }
}
