// verdict: violated
// error: java.lang.AssertionError
// twin: Maximum
// The greatest and the least of 40 inputs.
// What it claims is wrong of some inputs.
package merging;

import org.sosy_lab.sv_benchmarks.Verifier;

public class MaximumWrong {
  public static void main(String[] args) {
    int[] v = new int[40];
    for (int i = 0; i < v.length; i++) v[i] = Verifier.nondetInt();
    int least = v[0], greatest = v[0];
    for (int x : v) {
      if (x < least) least = x;
      else if (x > greatest) greatest = x;
    }
    assert least < greatest || v[0] == 3;
  }
}
