// verdict: violated
// error: java.lang.AssertionError
// From 7 it takes 16 steps to come to 1, which is the most below 8.
package loops;

import org.sosy_lab.sv_benchmarks.Verifier;

public class Collatz {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n > 0);
    Verifier.assume(n < 8);
    int steps = 0;
    while (n != 1) {
      n = n % 2 == 0 ? n / 2 : 3 * n + 1;
      steps++;
    }
    assert steps < 16;
  }
}
