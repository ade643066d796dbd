// verdict: safe
// set: +symbolic.concolic=true
// paths: 2
// A function has one value for one argument. With x != y both calls may still agree or not: one pair of each is found.
package concolic;

import gov.nasa.jpf.symbc.Concrete;
import org.sosy_lab.sv_benchmarks.Verifier;

public class FunctionTwice {
  @Concrete("true")
  public static int low(int x) {
    return x & 3;
  }

  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    int y = Verifier.nondetInt();
    assert low(x) == low(x);
    int n = 0;
    if (low(x) == low(y)) n++;
    assert n < 2;
  }
}
