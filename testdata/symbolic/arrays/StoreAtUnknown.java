// verdict: violated
// error: java.lang.AssertionError
// paths: 2
// What is stored at i is found at 2 exactly if i is 2; the store itself does not branch.
package arrays;

import org.sosy_lab.sv_benchmarks.Verifier;

public class StoreAtUnknown {
  public static void main(String[] args) {
    int i = Verifier.nondetInt();
    Verifier.assume(i >= 0);
    Verifier.assume(i < 4);
    int[] a = new int[4];
    a[i] = 9;
    assert a[2] == 0;
  }
}
