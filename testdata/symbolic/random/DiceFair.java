// verdict: safe
// Two dice show two to twelve.
package random;

import java.util.Random;
import org.sosy_lab.sv_benchmarks.Verifier;

public class DiceFair {
  public static void main(String[] args) {
    int limit = Verifier.nondetInt();
    Verifier.assume(limit >= 12);
    Random dice = new Random();
    int sum = dice.nextInt(6) + 1 + dice.nextInt(6) + 1;
    assert sum >= 2 && sum <= limit;
  }
}
