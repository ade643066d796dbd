// verdict: incomplete
// set: +symbolic.concolic=true
// oracle: skip
// next returns something else each time, which is noticed.
package concolic;

import gov.nasa.jpf.symbc.Concrete;
import org.sosy_lab.sv_benchmarks.Verifier;

public class NoFunction {
  static int calls;

  @Concrete("true")
  public static int next(int x) {
    return x + calls++;
  }

  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    assert next(x) <= next(x) || x > 1000;
  }
}
