// verdict: violated
// error: java.lang.AssertionError
// 20, 99 and 101, for one.
package nonlinear;

import org.sosy_lab.sv_benchmarks.Verifier;

public class PythagoreanTriple {
  public static void main(String[] args) {
    int a = Verifier.nondetInt();
    int b = Verifier.nondetInt();
    int c = Verifier.nondetInt();
    Verifier.assume(a > 0 && b >= a && c > 100 && c < 110);
    assert a * a + b * b != c * c || b > 1000;
  }
}
