// verdict: safe
// Nobody needs to know the length of an array that no loop looks at.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class OpenLength {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    if (n < 0) return;
    int[] a = new int[n];
    assert a.length == n;
  }
}
