// verdict: violated
// error: java.lang.AssertionError
// set: +symbolic.concolic=true
// The program ends with some status above 3, and does not above -7: that is found beside.
package concolic;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ExitStatus {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    if (x > 3) System.exit(x);
    assert x != -7;
  }
}
