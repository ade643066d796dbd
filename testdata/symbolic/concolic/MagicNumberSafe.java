// verdict: safe
// set: +symbolic.concolic=true
// paths: 3
// The last condition cannot hold: y is even there, 2 * z as well, and 13 is odd.
package concolic;

import org.sosy_lab.sv_benchmarks.Verifier;

public class MagicNumberSafe {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    int y = Verifier.nondetInt();
    int z = Verifier.nondetInt();
    if (x == 91_817) {
      if (y == x * x + 7) {
        assert y + 2 * z != 13;
      }
    }
  }
}
