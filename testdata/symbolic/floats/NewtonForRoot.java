// verdict: safe
// Four steps of Newton's method reach the root of numbers from 1 to 4: the error is squared each time.
package floats;

import org.sosy_lab.sv_benchmarks.Verifier;

public class NewtonForRoot {
  public static void main(String[] args) {
    double x = Verifier.nondetDouble();
    Verifier.assume(x >= 1 && x <= 4);
    double root = x;
    for (int i = 0; i < 4; i++) {
      root = (root + x / root) / 2;
    }
    assert root >= 0.99 && root <= 2.01;
    double square = root * root;
    assert square - x < 0.001 && x - square < 0.001;
  }
}
