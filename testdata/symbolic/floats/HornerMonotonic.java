// verdict: safe
// x*(x*(x - 6) + 11) - 6 is (x - 1)*(x - 2)*(x - 3), which is positive beyond 3.
package floats;

import org.sosy_lab.sv_benchmarks.Verifier;

public class HornerMonotonic {
  public static void main(String[] args) {
    double x = Verifier.nondetDouble();
    Verifier.assume(x >= 3.001 && x <= 1000);
    assert x * (x * (x - 6) + 11) - 6 > 0;
  }
}
