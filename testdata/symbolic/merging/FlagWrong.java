// verdict: violated
// error: java.lang.AssertionError
// twin: Flag
// A flag that any of 40 inputs clears: 2^40 paths, which are one where the ways of the branch meet.
// What it claims is wrong of some inputs.
package merging;

import org.sosy_lab.sv_benchmarks.Verifier;

public class FlagWrong {
  public static void main(String[] args) {
    int[] v = new int[40];
    for (int i = 0; i < v.length; i++) v[i] = Verifier.nondetInt();
    boolean ok = true;
    for (int i = 0; i < v.length; i++) if (v[i] < 0) ok = false;
    assert !ok || v[17] > 0;
  }
}
