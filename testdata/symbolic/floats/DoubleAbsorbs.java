// verdict: violated
// error: java.lang.AssertionError
// paths: 2
// Adding 1 to a great double changes nothing.
package floats;

import org.sosy_lab.sv_benchmarks.Verifier;

public class DoubleAbsorbs {
  public static void main(String[] args) {
    double x = Verifier.nondetDouble();
    Verifier.assume(x > 1e15 && x < 1e17);
    assert x + 1 > x;
  }
}
