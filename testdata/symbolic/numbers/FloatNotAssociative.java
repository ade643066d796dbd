// verdict: violated
// error: java.lang.AssertionError
// set: +symbolic.dp_timeout_ms=60000
// Sums of floats depend on the order.
package numbers;

import org.sosy_lab.sv_benchmarks.Verifier;

public class FloatNotAssociative {
  public static void main(String[] args) {
    float a = Verifier.nondetFloat();
    float b = Verifier.nondetFloat();
    Verifier.assume(a > 0 && a < 1000 && b > 0 && b < 1000);
    assert (a + b) + 1.5f == a + (b + 1.5f);
  }
}
