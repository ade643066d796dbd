// verdict: violated
// error: java.lang.NegativeArraySizeException
// twin: NegativeSizeGuarded
// paths: 5
// A negative length throws; 0, 1, 2 and 3 are the others.
package exceptions;

import org.sosy_lab.sv_benchmarks.Verifier;

public class NegativeSize {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n <= 3);
    int[] a = new int[n];
  }
}
