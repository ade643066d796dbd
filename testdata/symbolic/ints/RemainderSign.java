// verdict: safe
// paths: 3
// A remainder has the sign of the dividend, or is 0: a<0, a==0 and a>0, whose assertions hold.
package ints;

import org.sosy_lab.sv_benchmarks.Verifier;

public class RemainderSign {
  public static void main(String[] args) {
    int a = Verifier.nondetInt();
    int r = a % 5;
    if (a < 0) {
      assert r <= 0 && r > -5;
    } else if (a == 0) {
      assert r == 0;
    } else {
      assert r >= 0 && r < 5;
    }
  }
}
