// verdict: safe
// paths: 3
// The second switch is decided by the first.
package switches;

import org.sosy_lab.sv_benchmarks.Verifier;

public class TwiceTheSame {
  static int f(int x) {
    switch (x) {
      case 0: return 10;
      case 1: return 11;
      default: return 12;
    }
  }
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    assert f(x) == f(x);
  }
}
