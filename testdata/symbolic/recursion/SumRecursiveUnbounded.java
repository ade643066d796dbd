// verdict: violated
// error: java.lang.AssertionError
// Adding 1 n times is n but for negative numbers, where it is 0.
package recursion;

import org.sosy_lab.sv_benchmarks.Verifier;

public class SumRecursiveUnbounded {
  static int sum(int n) {
    return n <= 0 ? 0 : sum(n - 1) + 1;
  }

  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    if (x <= 10) {
      assert sum(x) == x;
    }
  }
}
