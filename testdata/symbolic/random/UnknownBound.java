// verdict: safe
// Bounds may be inputs: no number reaches its bound, and none that is not positive is taken.
package random;

import java.util.Random;
import java.util.concurrent.ThreadLocalRandom;
import org.sosy_lab.sv_benchmarks.Verifier;

public class UnknownBound {
  public static void main(String[] args) {
    Random random = new Random();
    int bound = Verifier.nondetInt();
    try {
      int n = random.nextInt(bound);
      assert bound > 0 && n >= 0 && n < bound;
    } catch (IllegalArgumentException e) {
      assert bound <= 0;
    }
    long low = Verifier.nondetLong();
    long high = Verifier.nondetLong();
    try {
      long n = ThreadLocalRandom.current().nextLong(low, high);
      assert low <= n && n < high;
    } catch (IllegalArgumentException e) {
      assert low >= high;
    }
  }
}
