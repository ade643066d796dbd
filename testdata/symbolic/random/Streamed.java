// verdict: violated
// error: java.lang.AssertionError
// oracle: skip
// Three numbers below five add up to twelve when all are four.
package random;

import java.util.Random;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Streamed {
  public static void main(String[] args) {
    int expected = Verifier.nondetInt();
    int sum = new Random().ints(3, 0, 5).sum();
    assert sum != 12 || expected != 12;
  }
}
