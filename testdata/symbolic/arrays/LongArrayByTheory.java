// verdict: violated
// error: java.lang.AssertionError
// paths: 2
// Of 100 elements the one at 70 is 4900.
package arrays;

import org.sosy_lab.sv_benchmarks.Verifier;

public class LongArrayByTheory {
  public static void main(String[] args) {
    int[] squares = new int[100];
    for (int k = 0; k < 100; k++) squares[k] = k * k;
    int i = Verifier.nondetInt();
    Verifier.assume(i >= 0);
    Verifier.assume(i < 100);
    assert squares[i] != 4900;
  }
}
