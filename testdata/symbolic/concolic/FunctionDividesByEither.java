// verdict: incomplete
// set: +symbolic.concolic=true
// The constant in front of the division is not what is divided by on both ways to it: share
// throws for 77, which is not tried, so its few calls do not make the program safe.
package concolic;

import gov.nasa.jpf.symbc.Concrete;
import org.sosy_lab.sv_benchmarks.Verifier;

public class FunctionDividesByEither {
  @Concrete("true")
  public static int share(int x) {
    return 1000 / (x == 77 ? 0 : 5);
  }

  public static void main(String[] args) {
    share(Verifier.nondetInt());
  }
}
