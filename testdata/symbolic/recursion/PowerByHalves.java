// verdict: safe
// Powers by squaring agree with repeated products, overflow included.
package recursion;

import org.sosy_lab.sv_benchmarks.Verifier;

public class PowerByHalves {
  static int power(int x, int n) {
    if (n == 0) {
      return 1;
    }
    int half = power(x, n / 2);
    return n % 2 == 0 ? half * half : half * half * x;
  }

  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 0 && n <= 4);
    int product = 1;
    for (int i = 0; i < n; i++) {
      product *= x;
    }
    assert product == power(x, n);
  }
}
