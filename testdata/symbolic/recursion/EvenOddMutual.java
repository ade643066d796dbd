// verdict: safe
// Two methods that call each other tell even from odd numbers.
package recursion;

import org.sosy_lab.sv_benchmarks.Verifier;

public class EvenOddMutual {
  static boolean even(int n) {
    return n == 0 || odd(n - 1);
  }

  static boolean odd(int n) {
    return n != 0 && even(n - 1);
  }

  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 0 && n <= 25);
    assert even(n) == (n % 2 == 0);
  }
}
