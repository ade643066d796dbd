// verdict: violated
// error: java.lang.AssertionError
// twin: CounterForever
// set: +symbolic.subsumption=true
// x is from 0 to 9, and goes up by 2: state after state differs in its range, 20 is reached in some round.
package control;

import org.sosy_lab.sv_benchmarks.Verifier;

public class CounterArrives {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    Verifier.assume(x >= 0 && x < 10);
    while (true) {
      if (x > 20) {
        return;
      }
      x += 2;
      assert x != 20;
    }
  }
}
