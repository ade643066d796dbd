// verdict: safe
// paths: 7
// n is below 0, or one of 0 to 5: a path for each number of rounds; greater ones are left out.
package loops;

import org.sosy_lab.sv_benchmarks.Verifier;

public class CountToBound {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n <= 5);
    int i = 0;
    while (i < n) i++;
    assert n < 0 ? i == 0 : i == n;
  }
}
