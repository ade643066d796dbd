// verdict: violated
// error: java.lang.AssertionError
// twin: SwitchBreaks
// The second case falls into the third.
package features;

import org.sosy_lab.sv_benchmarks.Verifier;

public class SwitchFallsThrough {
  static int weekday(int d) {
    int r = 0;
    switch (d) {
      case 1:
        r = 10;
        break;
      case 2:
        r = 20;
      case 3:
        r += 30;
        break;
      default:
        r = -1;
    }
    return r;
  }

  public static void main(String[] args) {
    int d = Verifier.nondetInt();
    assert weekday(d) == -1 || weekday(d) == d * 10;
  }
}
