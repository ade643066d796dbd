// verdict: violated
// error: java.lang.AssertionError
// paths: 5
// The sum of 1 to n is above 5 for n = 3 first: n <= 0, 1, 2, 3 and 4.
package loops;

import org.sosy_lab.sv_benchmarks.Verifier;

public class SumIsSmall {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n < 5);
    int sum = 0;
    for (int i = 1; i <= n; i++) sum += i;
    assert sum <= 5;
  }
}
