// verdict: safe
// Arrays.sort of the JDK on five unknown numbers.
package sorting;

import java.util.Arrays;
import org.sosy_lab.sv_benchmarks.Verifier;

public class LibrarySort {
  public static void main(String[] args) {
    int[] a = new int[5];
    for (int i = 0; i < a.length; i++) {
      a[i] = Verifier.nondetInt();
    }
    Arrays.sort(a);
    for (int i = 1; i < a.length; i++) {
      assert a[i - 1] <= a[i];
    }
  }
}
