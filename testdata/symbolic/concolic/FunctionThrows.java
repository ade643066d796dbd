// verdict: violated
// error: java.lang.IllegalArgumentException
// set: +symbolic.concolic=true
// check throws for 77 only, and the branch in front of it leads to 77.
package concolic;

import gov.nasa.jpf.symbc.Concrete;
import org.sosy_lab.sv_benchmarks.Verifier;

public class FunctionThrows {
  @Concrete("true")
  public static int check(int x) {
    if (x == 77) throw new IllegalArgumentException();
    return 2 * x;
  }

  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    if (x > 70 && x < 80 && x % 7 == 0) {
      check(x);
    }
  }
}
