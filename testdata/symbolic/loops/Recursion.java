// verdict: safe
// paths: 6
// The depth of the recursion is n, from 0 (and below) to 5.
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
