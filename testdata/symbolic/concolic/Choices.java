// verdict: violated
// error: java.lang.AssertionError
// set: +symbolic.concolic=true
// oracle: skip
// The bound of a choice must be known. There are four of them, and 1 + 2 + 3 + 4 paths, beside those out of range.
// paths: 12
package concolic;

import gov.nasa.jpf.vm.Verify;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Choices {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    if (x < 0 || x > 3) return;
    int y = Verify.getInt(0, x);
    assert y != 3;
  }
}
