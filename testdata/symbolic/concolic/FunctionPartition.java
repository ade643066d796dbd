// verdict: violated
// error: java.lang.AssertionError
// set: +symbolic.concolic=true +symbolic.concolic.tries=4
// Four tries do not come to where step is 2, unless they are told of the parts there are.
package concolic;

import gov.nasa.jpf.symbc.Concrete;
import gov.nasa.jpf.symbc.Partition;
import org.sosy_lab.sv_benchmarks.Verifier;

public class FunctionPartition {
  @Concrete("true")
  @Partition({"x > 3000.0 && x < 3000.5", "x <= 3000.0", "x >= 3000.5"})
  public static double step(double x) {
    return x <= 3000 ? 1 : x < 3000.5 ? 2 : 3;
  }

  public static void main(String[] args) {
    double x = Verifier.nondetDouble();
    assert step(x) != 2;
  }
}
