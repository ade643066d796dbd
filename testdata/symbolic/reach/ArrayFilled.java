// verdict: safe
// An array of unknown length.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ArrayFilled {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    if (n < 0) return;
    int[] a = new int[n];
    assert a.length == n;
  }
}
