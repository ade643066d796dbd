// verdict: violated
// error: java.lang.ArrayIndexOutOfBoundsException
// twin: IndexInBounds
// paths: 2
// An index of any value is in bounds or not.
package arrays;

import org.sosy_lab.sv_benchmarks.Verifier;

public class IndexOutOfBounds {
  public static void main(String[] args) {
    int i = Verifier.nondetInt();
    int[] a = {1, 2, 3};
    int x = a[i];
  }
}
