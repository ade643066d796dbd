// verdict: violated
// error: java.lang.AssertionError
// twin: ShortCircuit
// Conditions of several parts.
// What it claims is wrong of some inputs.
package merging;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ShortCircuitWrong {
  public static void main(String[] args) {
    int[] v = new int[40];
    for (int i = 0; i < v.length; i++) v[i] = Verifier.nondetInt();
    int a = 0;
    for (int x : v) if (x > 3 && x < 9 || x == 77) a++;
    assert a != 40;
  }
}
