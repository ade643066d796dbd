// verdict: violated
// error: java.lang.AssertionError
// twin: MagicNumberSafe
// set: +symbolic.concolic=true
// paths: 4
// Each run comes one condition further: x, then y, then the sum, which x and y leave free (z).
package concolic;

import org.sosy_lab.sv_benchmarks.Verifier;

public class MagicNumber {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    int y = Verifier.nondetInt();
    int z = Verifier.nondetInt();
    if (x == 91_817) {
      if (y == x * x + 7) {
        assert y + z != 12;
      }
    }
  }
}
