// verdict: violated
// error: java.lang.AssertionError
// twin: AckermannTotal
// A(2, 3) is 9, which is not less.
package recursion;

import org.sosy_lab.sv_benchmarks.Verifier;

public class AckermannWrong {
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
    assert ack(m, n) < 9;
  }
}
