// verdict: violated
// error: java.lang.AssertionError
// twin: Counter
// A counter that each of 40 inputs may raise.
// What it claims is wrong of some inputs.
package merging;

import org.sosy_lab.sv_benchmarks.Verifier;

public class CounterWrong {
  public static void main(String[] args) {
    int[] v = new int[40];
    for (int i = 0; i < v.length; i++) v[i] = Verifier.nondetInt();
    int odd = 0;
    for (int x : v) if ((x & 1) != 0) odd++;
    assert odd != 40;
  }
}
