// verdict: violated
// error: java.lang.NegativeArraySizeException
// A length that is negative.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ArrayNegative {
  public static void main(String[] args) { int[] a = new int[Verifier.nondetInt()]; }
}
