// verdict: violated
// error: java.lang.AssertionError
// The fifth Fibonacci number is 5.
package loops;

import org.sosy_lab.sv_benchmarks.Verifier;

public class RecursionFibonacci {
  static int fib(int n) {
    if (n < 2) return n;
    return fib(n - 1) + fib(n - 2);
  }
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 0);
    Verifier.assume(n < 6);
    assert fib(n) != 5;
  }
}
