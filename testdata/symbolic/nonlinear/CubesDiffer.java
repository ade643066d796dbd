// verdict: safe
// A cube that is the sum of two others would contradict Fermat.
package nonlinear;

import org.sosy_lab.sv_benchmarks.Verifier;

public class CubesDiffer {
  public static void main(String[] args) {
    int a = Verifier.nondetInt();
    int b = Verifier.nondetInt();
    int c = Verifier.nondetInt();
    Verifier.assume(a > 0 && b >= a && c > b && c < 100);
    assert a * a * a + b * b * b != c * c * c;
  }
}
