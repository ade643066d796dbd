// verdict: safe
// set: +symbolic.subsumption=true
// paths: 0
// The loop has no end, but only two states at its head: what the inputs were is forgotten.
package control;

import org.sosy_lab.sv_benchmarks.Verifier;

public class TurnstileForever {
  public static void main(String[] args) {
    int open = 0;
    while (true) {
      int in = Verifier.nondetInt();
      if (in == 1) {
        open = 1;
      } else if (in == 2 && open == 1) {
        open = 0;
      }
      assert open >= 0 && open <= 1;
    }
  }
}
