// verdict: safe
// A generator with a seed has one sequence of numbers, also one that gets it later; the JDK documents it.
package random;

import java.util.Random;
import java.util.SplittableRandom;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Seeded {
  public static void main(String[] args) {
    int seed = Verifier.nondetBoolean() ? 42 : 43;
    if (seed == 42) {
      assert new Random(seed).nextInt() == -1170105035;
    }
    Random later = new Random();
    later.setSeed(42);
    assert later.nextInt() == -1170105035;
    assert new SplittableRandom(7).nextLong() == new SplittableRandom(7).nextLong();
  }
}
