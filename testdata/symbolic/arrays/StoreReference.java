// verdict: safe
// paths: 3
// A reference is stored at each index in turn.
package arrays;

import org.sosy_lab.sv_benchmarks.Verifier;

public class StoreReference {
  public static void main(String[] args) {
    Object[] a = new Object[3];
    int i = Verifier.nondetInt();
    Verifier.assume(i >= 0);
    Verifier.assume(i < 3);
    a[i] = "x";
    int n = 0;
    for (Object o : a) if (o != null) n++;
    assert n == 1;
  }
}
