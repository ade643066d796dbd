// verdict: incomplete
// set: +symbolic.concolic=true
// What the receiver holds is given up; 12345 is not among what is tried.
package concolic;

import gov.nasa.jpf.symbc.Concrete;
import org.sosy_lab.sv_benchmarks.Verifier;

public class FunctionOfUnknownReceiver {
  int held;

  @Concrete("true")
  int sum(int x) { return held + x; }

  public static void main(String[] args) {
    FunctionOfUnknownReceiver f = new FunctionOfUnknownReceiver();
    f.held = Verifier.nondetInt();
    int x = Verifier.nondetInt();
    assert f.sum(x) == f.held + x;
  }
}
