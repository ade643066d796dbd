// verdict: violated
// error: java.lang.AssertionError
// twin: Calls
// Calls of small methods, some of which return early.
// What it claims is wrong of some inputs.
package merging;

import org.sosy_lab.sv_benchmarks.Verifier;

public class CallsWrong {
  static int sign(int x) {
    if (x > 0) return 1;
    if (x < 0) return -1;
    return 0;
  }

  static boolean odd(int x) { return (x & 1) != 0 && x > 0; }

  public static void main(String[] args) {
    int[] v = new int[40];
    for (int i = 0; i < v.length; i++) v[i] = Verifier.nondetInt();
    int a = 0, b = 0;
    for (int x : v) {
      a += sign(x);
      if (odd(x)) b++;
    }
    assert a != 40;
  }
}
