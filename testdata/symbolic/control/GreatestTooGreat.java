// verdict: violated
// error: java.lang.AssertionError
// twin: GreatestSoFar
// set: +symbolic.subsumption=true
// Here 100 is let in, and found in the first round already or in any later one.
package control;

import org.sosy_lab.sv_benchmarks.Verifier;

public class GreatestTooGreat {
  public static void main(String[] args) {
    int max = 0;
    while (true) {
      int x = Verifier.nondetInt();
      if (x > max && x <= 100) {
        max = x;
      }
      assert max < 100;
    }
  }
}
