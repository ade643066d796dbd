// verdict: violated
// error: java.lang.AssertionError
// oracle: skip
// The greatest fraction is more than nine tenths, and exactly a half is possible.
package random;

import java.util.Random;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Fraction {
  public static void main(String[] args) {
    double d = new Random().nextDouble();
    boolean half = Verifier.nondetBoolean();
    assert half ? d != 0.5 : d <= 0.9;
  }
}
