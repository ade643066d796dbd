// verdict: violated
// error: java.lang.AssertionError
// paths: 2
// System.arraycopy and clone carry unknown elements along.
package arrays;

import org.sosy_lab.sv_benchmarks.Verifier;

public class CopyCarries {
  public static void main(String[] args) {
    int[] a = {Verifier.nondetInt(), 1, 2};
    int[] b = new int[3];
    System.arraycopy(a, 0, b, 0, 3);
    int[] c = b.clone();
    assert c[0] != 12345;
  }
}
