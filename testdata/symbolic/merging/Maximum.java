// verdict: safe
// paths: 1
// The greatest and the least of 40 inputs.
package merging;

import org.sosy_lab.sv_benchmarks.Verifier;

public class Maximum {
  public static void main(String[] args) {
    int[] v = new int[40];
    for (int i = 0; i < v.length; i++) v[i] = Verifier.nondetInt();
    int least = v[0], greatest = v[0];
    for (int x : v) {
      if (x < least) least = x;
      else if (x > greatest) greatest = x;
    }
    assert least <= greatest;
  }
}
