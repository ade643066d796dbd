// verdict: violated
// error: java.lang.AssertionError
// set: +symbolic.concolic=true
// paths: 3
// digest is not looked into. y = digest(x) is found by calling it with an x; then with one above 50.
package concolic;

import gov.nasa.jpf.symbc.Concrete;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Function {
  @Concrete("true")
  public static int digest(int x) {
    int h = 17;
    for (int i = 0; i < 5; i++) h = 31 * h ^ (x >>> i) * 1_000_003;
    return h;
  }

  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    int y = Verifier.nondetInt();
    if (digest(x) == y) {
      assert x < 50;
    }
  }
}
