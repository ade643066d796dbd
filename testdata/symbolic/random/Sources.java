// verdict: violated
// error: java.lang.AssertionError
// oracle: skip
// Each source of numbers draws its own: SecureRandom 3, SplittableRandom 4, nextBytes 17.
package random;

import java.security.SecureRandom;
import java.util.Random;
import java.util.SplittableRandom;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Sources {
  public static void main(String[] args) {
    int secure = new SecureRandom().nextInt(10);
    int split = new SplittableRandom().nextInt(10);
    byte[] bytes = new byte[5];
    new Random().nextBytes(bytes);
    assert secure != 3 || split != 4 || bytes[4] != 17 || Verifier.nondetInt() != 0;
  }
}
