// verdict: safe
// paths: 1
// A flag that any of 40 inputs clears: 2^40 paths, which are one where the ways of the branch meet.
package merging;

import org.sosy_lab.sv_benchmarks.Verifier;

public class Flag {
  public static void main(String[] args) {
    int[] v = new int[40];
    for (int i = 0; i < v.length; i++) v[i] = Verifier.nondetInt();
    boolean ok = true;
    for (int i = 0; i < v.length; i++) if (v[i] < 0) ok = false;
    assert !ok || v[17] >= 0;
  }
}
