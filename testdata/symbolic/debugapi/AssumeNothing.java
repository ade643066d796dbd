// verdict: safe
// paths: 0
// Nothing is left of what cannot be.
package debugapi;

import gov.nasa.jpf.symbc.Debug;
import org.sosy_lab.sv_benchmarks.Verifier;

public class AssumeNothing {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    Debug.assume(x > 3 & x < 2);
    assert false;
  }
}
