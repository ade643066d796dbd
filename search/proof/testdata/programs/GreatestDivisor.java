/* proved */
import org.sosy_lab.sv_benchmarks.Verifier;

public class GreatestDivisor {
  static int divisor(int a, int b) {
    return b == 0 ? a : divisor(b, a % b);
  }

  public static void main(String[] args) {
    int a = Verifier.nondetInt();
    int b = Verifier.nondetInt();
    Verifier.assume(a > 0 && b > 0);
    int d = divisor(a, b);
    assert d > 0 && d <= a && d <= b;
  }
}
