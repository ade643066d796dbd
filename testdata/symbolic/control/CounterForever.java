// verdict: safe
// set: +symbolic.subsumption=true
// paths: 0
// x is any int when the loop begins; x + 1 and x - 1 are any int, too, and covered by that.
package control;

import org.sosy_lab.sv_benchmarks.Verifier;

public class CounterForever {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    while (true) {
      if (Verifier.nondetBoolean()) {
        x++;
      } else {
        x--;
      }
      assert (x & 1) == 0 || (x + 1 & 1) == 0;
    }
  }
}
