// verdict: violated
// error: java.lang.AssertionError
// twin: Cases
// A switch with cases that fall through, share code, or do nothing.
// What it claims is wrong of some inputs.
package merging;

import org.sosy_lab.sv_benchmarks.Verifier;

public class CasesWrong {
  public static void main(String[] args) {
    int[] v = new int[40];
    for (int i = 0; i < v.length; i++) v[i] = Verifier.nondetInt();
    int a = 0;
    for (int x : v) {
      switch (x) {
        case 1: a += 2;
        case 2: a += 3; break;
        case 5: case 6: a -= 1; break;
        default:
      }
    }
    assert a != 200;
  }
}
