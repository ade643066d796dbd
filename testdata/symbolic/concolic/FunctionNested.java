// verdict: violated
// error: java.lang.AssertionError
// set: +symbolic.concolic=true
// The inner call's result is the outer one's argument: half(40) = 20, third(20) = 6.
package concolic;

import gov.nasa.jpf.symbc.Concrete;
import gov.nasa.jpf.symbc.Partition;
import org.sosy_lab.sv_benchmarks.Verifier;

public class FunctionNested {
  @Concrete("true")
  @Partition({"x > 30 && x < 50", "x <= 30", "x >= 50"})
  public static int half(int x) {
    return x / 2;
  }

  @Concrete("true")
  public static int third(int x) {
    return x / 3;
  }

  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    assert third(half(x)) != 6;
  }
}
