// verdict: incomplete
// set: +symbolic.concolic=true
// The receiver's load in front of the last field access is not what it reads from on both
// ways to it: depth throws for 77, as there is no next one.
package concolic;

import gov.nasa.jpf.symbc.Concrete;
import org.sosy_lab.sv_benchmarks.Verifier;

public class FunctionFollowsEither {
  FunctionFollowsEither next;
  int depth = 1;

  @Concrete("true")
  int depth(int x) {
    return (x == 77 ? next : this).depth;
  }

  public static void main(String[] args) {
    new FunctionFollowsEither().depth(Verifier.nondetInt());
  }
}
