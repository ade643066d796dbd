// verdict: violated
// error: java.lang.AssertionError
// twin: TurnstileForever
// set: +symbolic.subsumption=true
// Three coins in a row are one too many. A push takes one back, and anything else none.
package control;

import org.sosy_lab.sv_benchmarks.Verifier;

public class TurnstileStuck {
  public static void main(String[] args) {
    int coins = 0;
    while (true) {
      int in = Verifier.nondetInt();
      if (in == 1) {
        coins++;
      } else if (in == 2 && coins > 0) {
        coins--;
      }
      assert coins < 3;
      if (coins == 3) {
        return;
      }
    }
  }
}
