// verdict: incomplete
// set: +symbolic.concolic=true
// check throws for 77, which no branch leads to. It is not total, so its few calls do not make the program safe.
package concolic;

import gov.nasa.jpf.symbc.Concrete;
import org.sosy_lab.sv_benchmarks.Verifier;

public class FunctionMayThrow {
  @Concrete("true")
  public static int check(int x) {
    if (x == 77) throw new IllegalArgumentException();
    return 2 * x;
  }

  public static void main(String[] args) {
    check(Verifier.nondetInt());
  }
}
