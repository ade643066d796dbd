// verdict: safe
// paths: 1
// Three loops end where an element has a value: the place depends on it.
package merging;

import org.sosy_lab.sv_benchmarks.Verifier;

public class Found {
  public static void main(String[] args) {
    int[] v = new int[40];
    for (int i = 0; i < v.length; i++) v[i] = Verifier.nondetInt();
    int key = Verifier.nondetInt();
    int[] at = {-1, -1, -1};
    for (int k = 0; k < at.length; k++) {
      for (int i = 0; i < v.length; i++) {
        if (v[i] == key + k) {
          at[k] = i;
          break;
        }
      }
    }
    assert at[0] < 0 || at[0] != at[1];
  }
}
