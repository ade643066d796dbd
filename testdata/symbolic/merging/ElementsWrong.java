// verdict: violated
// error: java.lang.AssertionError
// twin: Elements
// Elements of an array that is known are raised: at places that branches choose, and at one that is an input.
// What it claims is wrong of some inputs.
package merging;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ElementsWrong {
  public static void main(String[] args) {
    int[] v = new int[40];
    for (int i = 0; i < v.length; i++) v[i] = Verifier.nondetInt();
    int[] h = new int[4];
    for (int x : v) {
      if (x < 0) h[0]++;
      else if (x == 0) h[1] = 7;
      else h[x & 3] = 8;
    }
    assert h[2] != 8;
  }
}
