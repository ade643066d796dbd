// verdict: safe
// paths: 3
// The keys 1 and 2 lead to one place and are one way; 3 is another, the default the third.
package switches;

import org.sosy_lab.sv_benchmarks.Verifier;

public class TableGrouped {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    int r;
    switch (x) {
      case 1:
      case 2:
        r = 12;
        break;
      case 3:
        r = 3;
        break;
      default:
        r = 0;
    }
    assert r >= 0;
  }
}
