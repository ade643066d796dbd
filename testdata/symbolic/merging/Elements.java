// verdict: safe
// paths: 1
// Elements of an array that is known are raised: at places that branches choose, and at one that is an input.
package merging;

import org.sosy_lab.sv_benchmarks.Verifier;

public class Elements {
  public static void main(String[] args) {
    int[] v = new int[40];
    for (int i = 0; i < v.length; i++) v[i] = Verifier.nondetInt();
    int[] h = new int[4];
    for (int x : v) {
      if (x < 0) h[0]++;
      else if (x == 0) h[1] = 7;
      else h[x & 3] = 8;
    }
    assert h[1] == 0 || h[1] == 7 || h[1] == 8;
  }
}
