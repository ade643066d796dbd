// verdict: safe
// The root and the square are each rounded, which is less than 4 parts of 2^53.
package floats;

import org.sosy_lab.sv_benchmarks.Verifier;

public class RootSquared {
  public static void main(String[] args) {
    double x = Verifier.nondetDouble();
    Verifier.assume(x >= 0 && x <= 100);
    double back = Math.sqrt(x) * Math.sqrt(x);
    assert back - x < 1e-6 && x - back < 1e-6;
  }
}
