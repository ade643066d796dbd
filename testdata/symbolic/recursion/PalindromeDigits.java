// verdict: violated
// error: java.lang.AssertionError
// 100 to 999: some number of three digits is its own reversal and divisible by 37.
package recursion;

import org.sosy_lab.sv_benchmarks.Verifier;

public class PalindromeDigits {
  static int reverse(int n, int acc) {
    return n == 0 ? acc : reverse(n / 10, acc * 10 + n % 10);
  }

  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 100 && n < 1000);
    if (reverse(n, 0) == n) {
      assert n % 37 != 0;
    }
  }
}
