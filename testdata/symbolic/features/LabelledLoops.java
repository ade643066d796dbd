// verdict: safe
// break and continue with labels leave the loops that they name.
package features;

import org.sosy_lab.sv_benchmarks.Verifier;

public class LabelledLoops {
  public static void main(String[] args) {
    int limit = Verifier.nondetInt();
    Verifier.assume(limit >= 0 && limit <= 6);
    int count = 0;
    outer:
    for (int i = 0; i < 6; i++) {
      for (int j = 0; j < 6; j++) {
        if (j > i) {
          continue outer;
        }
        if (i + j >= limit) {
          break outer;
        }
        count++;
      }
    }
    assert limit > 0 || count == 0;
    assert count <= 9;
    assert limit < 6 || count == 9;
  }
}
