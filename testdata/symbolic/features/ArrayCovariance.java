// verdict: violated
// error: java.lang.ArrayStoreException
// An array of Numbers that is one of Integers takes no Long.
package features;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ArrayCovariance {
  public static void main(String[] args) {
    int i = Verifier.nondetInt();
    Number[] a = new Integer[2];
    Verifier.assume(i == 0 || i == 1);
    a[i] = i == 0 ? (Number) Integer.valueOf(3) : (Number) Long.valueOf(4);
    assert a[i].intValue() == 3;
  }
}
