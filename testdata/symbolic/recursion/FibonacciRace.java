// verdict: safe
// Recursive and iterative Fibonacci numbers are equal.
package recursion;

import org.sosy_lab.sv_benchmarks.Verifier;

public class FibonacciRace {
  static int slow(int n) {
    return n < 2 ? n : slow(n - 1) + slow(n - 2);
  }

  static int fast(int n) {
    int a = 0;
    int b = 1;
    for (int i = 0; i < n; i++) {
      int c = a + b;
      a = b;
      b = c;
    }
    return a;
  }

  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 0 && n <= 10);
    assert slow(n) == fast(n);
  }
}
