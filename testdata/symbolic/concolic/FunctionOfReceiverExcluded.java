// verdict: safe
// set: +symbolic.concolic=true
// What an instance method returns is the same for the same argument and receivers that are alike.
package concolic;

import gov.nasa.jpf.symbc.Concrete;
import org.sosy_lab.sv_benchmarks.Verifier;

public class FunctionOfReceiverExcluded {
  static class Scale {
    private final int factor;

    Scale(int factor) { this.factor = factor; }

    @Concrete("true")
    int of(int x) { return (x ^ (x >>> 3)) * factor; }
  }

  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    Scale one = new Scale(1), other = new Scale(1);
    int a = one.of(x);
    if (a > 5) assert other.of(x) > 5;
    else assert other.of(x) <= 5;
  }
}
