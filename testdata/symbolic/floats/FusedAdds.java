// verdict: safe
// fma says by how much the product was rounded.
package floats;

import org.sosy_lab.sv_benchmarks.Verifier;

public class FusedAdds {
  public static void main(String[] args) {
    double x = Verifier.nondetDouble();
    double y = Verifier.nondetDouble();
    Verifier.assume(x >= 1 && x <= 2);
    Verifier.assume(y >= 1 && y <= 2);
    double error = Math.fma(x, y, -(x * y));
    assert Math.abs(error) <= 1e-15;
  }
}
