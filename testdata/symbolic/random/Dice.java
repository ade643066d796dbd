// verdict: violated
// error: java.lang.AssertionError
// twin: DiceFair
// oracle: skip
// Two dice show twelve when both show six.
package random;

import java.util.Random;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Dice {
  public static void main(String[] args) {
    int limit = Verifier.nondetInt();
    Verifier.assume(limit >= 12);
    Random dice = new Random();
    int sum = dice.nextInt(6) + 1 + dice.nextInt(6) + 1;
    assert sum >= 2 && sum <= limit;
    assert sum != 12 : sum;
  }
}
