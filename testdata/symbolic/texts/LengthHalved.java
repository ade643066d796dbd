// verdict: violated
// error: java.lang.AssertionError
// A text of 16 characters or more can be halved five times; inputs that show it are short ones, though solvers like 2^31 - 1.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class LengthHalved {
  public static void main(String[] args) {
    int times = 0;
    for (int n = Verifier.nondetString().length(); n > 0; n /= 2) {
      times++;
    }
    assert times < 5;
  }
}
