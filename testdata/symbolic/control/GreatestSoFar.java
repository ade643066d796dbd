// verdict: safe
// set: +symbolic.subsumption=true
// paths: 0
// The greatest input so far is one of the inputs, of which the path condition says that it is from 1 to 99:
// with renamed inputs the same state again.
package control;

import org.sosy_lab.sv_benchmarks.Verifier;

public class GreatestSoFar {
  public static void main(String[] args) {
    int max = 0;
    while (true) {
      int x = Verifier.nondetInt();
      if (x > max && x < 100) {
        max = x;
      }
      assert max < 100;
    }
  }
}
