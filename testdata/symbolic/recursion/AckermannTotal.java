// verdict: safe
// Ackermann's function of small arguments is at least one more than its second argument.
package recursion;

import org.sosy_lab.sv_benchmarks.Verifier;

public class AckermannTotal {
  static int ack(int m, int n) {
    if (m == 0) {
      return n + 1;
    }
    return n == 0 ? ack(m - 1, 1) : ack(m - 1, ack(m, n - 1));
  }

  public static void main(String[] args) {
    int m = Verifier.nondetInt();
    int n = Verifier.nondetInt();
    if (m < 0 || m > 2 || n < 0 || n > 3) {
      return;
    }
    assert ack(m, n) > n;
  }
}
