// verdict: safe
// Fractions are at least 0 and less than 1, as are those that are made of them.
package random;

import java.util.Random;
import java.util.concurrent.ThreadLocalRandom;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Fractions {
  public static void main(String[] args) {
    double d = Math.random();
    assert d >= 0 && d < 1;
    int digit = (int) (d * 10);
    assert digit >= 0 && digit <= 9;
    float f = new Random().nextFloat();
    assert f >= 0 && f < 1;
    double between = ThreadLocalRandom.current().nextDouble(2.0, 3.0);
    assert between >= 2 && between < 3;
    assert digit != Verifier.nondetByte() + 1000;
  }
}
