// verdict: safe
// paths: 7
// The depth of the recursion is n for 1 to 5; it is 0 otherwise, where the assertion tells 0 from less.
package loops;

import org.sosy_lab.sv_benchmarks.Verifier;

public class Recursion {
  static int depth(int n) {
    return n <= 0 ? 0 : 1 + depth(n - 1);
  }
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n <= 5);
    int d = depth(n);
    assert n < 0 || d == n;
  }
}
