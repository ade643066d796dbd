// verdict: safe
// Each case ends with a break.
package features;

import org.sosy_lab.sv_benchmarks.Verifier;

public class SwitchBreaks {
  static int weekday(int d) {
    int r = 0;
    switch (d) {
      case 1:
        r = 10;
        break;
      case 2:
        r = 20;
        break;
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
