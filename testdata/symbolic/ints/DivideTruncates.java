// verdict: violated
// error: java.lang.AssertionError
// twin: DivideTruncatesSafe
// paths: 1
// Division rounds towards 0: -7 / 2 is -3. There is no other input.
package ints;

import gov.nasa.jpf.symbc.Debug;
import org.sosy_lab.sv_benchmarks.Verifier;

public class DivideTruncates {
  public static void main(String[] args) {
    int a = Verifier.nondetInt();
    Debug.assume(a == -7);
    assert a / 2 != -3;
  }
}
