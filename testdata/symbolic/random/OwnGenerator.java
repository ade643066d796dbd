// verdict: safe
// A subclass with numbers of its own is asked for these.
package random;

import java.util.Random;
import org.sosy_lab.sv_benchmarks.Verifier;

public class OwnGenerator {
  static class Fours extends Random {
    @Override
    protected int next(int bits) {
      return 4 >>> (32 - bits);
    }
  }

  public static void main(String[] args) {
    assert new Fours().nextInt() == 4;
    assert Verifier.nondetBoolean() || new Fours().nextInt(10) == 2;
  }
}
