// verdict: violated
// error: java.lang.AssertionError
// oracle: skip
// A subclass that inherits its numbers draws any: so four, too.
package random;

import java.util.Random;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Inherited {
  static class Inherits extends Random {}

  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    assert new Inherits().nextInt() != 4 || n != 5;
  }
}
