// verdict: violated
// error: java.lang.AssertionError
// set: +search.depth_limit=20
// The seventh round is reached within the limit.
package loops;

import org.sosy_lab.sv_benchmarks.Verifier;

public class WithoutEndFound {
  public static void main(String[] args) {
    int n = 0;
    while (Verifier.nondetBoolean()) n++;
    assert n < 7;
  }
}
