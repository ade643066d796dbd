// verdict: violated
// error: java.lang.AssertionError
// set: +symbolic.concolic=true
// An instance method is a function for each receiver: inputs are found for the first and the second of two.
package concolic;

import gov.nasa.jpf.symbc.Concrete;
import org.sosy_lab.sv_benchmarks.Verifier;

public class FunctionOfReceiver {
  static class Scale {
    private final int factor;

    Scale(int factor) { this.factor = factor; }

    @Concrete("true")
    int of(int x) { return (x ^ (x >>> 3)) * factor; }
  }

  public static void main(String[] args) {
    int x = Verifier.nondetInt(), y = Verifier.nondetInt();
    Scale one = new Scale(1), three = new Scale(3);
    if (x != 40 || y <= 1000) return;
    if (one.of(x) != 45) throw new IllegalStateException("one");
    assert y != three.of(x) + 1000;
  }
}
