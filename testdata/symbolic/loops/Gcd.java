// verdict: safe
// The greatest common divisor divides both; the number of paths is that of Euclid's steps.
package loops;

import org.sosy_lab.sv_benchmarks.Verifier;

public class Gcd {
  static int gcd(int a, int b) {
    while (b != 0) {
      int t = a % b;
      a = b;
      b = t;
    }
    return a;
  }
  public static void main(String[] args) {
    int a = Verifier.nondetInt();
    int b = Verifier.nondetInt();
    Verifier.assume(a > 0 && a < 9 && b > 0 && b < 9);
    int g = gcd(a, b);
    assert g > 0 && a % g == 0 && b % g == 0;
  }
}
