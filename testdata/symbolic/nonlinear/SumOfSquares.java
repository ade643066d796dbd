// verdict: safe
// A number of the form 4k + 3 is no sum of two squares.
package nonlinear;

import org.sosy_lab.sv_benchmarks.Verifier;

public class SumOfSquares {
  public static void main(String[] args) {
    int a = Verifier.nondetInt();
    int b = Verifier.nondetInt();
    Verifier.assume(a >= 0 && a <= 1000);
    Verifier.assume(b >= 0 && b <= 1000);
    assert a * a + b * b != 1000003;
  }
}
