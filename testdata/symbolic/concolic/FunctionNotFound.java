// verdict: incomplete
// set: +symbolic.concolic=true
// step is 2 between 3000 and 3000.5 only; without a partition nobody finds that, and it is not said to be impossible.
package concolic;

import gov.nasa.jpf.symbc.Concrete;
import org.sosy_lab.sv_benchmarks.Verifier;

public class FunctionNotFound {
  @Concrete("true")
  public static double step(double x) {
    return x <= 3000 ? 1 : x < 3000.5 ? 2 : 3;
  }

  public static void main(String[] args) {
    double x = Verifier.nondetDouble();
    assert step(x) != 2;
  }
}
