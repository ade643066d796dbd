// verdict: safe
// paths: 1
// A state that depends on the one before and on an input.
package merging;

import org.sosy_lab.sv_benchmarks.Verifier;

public class Automaton {
  public static void main(String[] args) {
    int[] v = new int[40];
    for (int i = 0; i < v.length; i++) v[i] = Verifier.nondetInt();
    int s = 0;
    for (int x : v) {
      switch (s) {
        case 0: if (x > 0) s = 1; break;
        case 1: s = x > 5 ? 2 : 0; break;
        default: s = x == 9 ? 3 : 2;
      }
      if (s == 3) s = 0;
    }
    assert s >= 0 && s < 3;
  }
}
