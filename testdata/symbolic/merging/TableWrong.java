// verdict: violated
// error: java.lang.AssertionError
// twin: Table
// A sum of what stands in a table at 30 places that are inputs.
// What it claims is wrong of some inputs.
package merging;

import org.sosy_lab.sv_benchmarks.Verifier;

public class TableWrong {
  public static void main(String[] args) {
    int[] table = {3, 1, 4, 1, 5, 9, 2, 6};
    int sum = 0;
    for (int i = 0; i < 30; i++) {
      int k = Verifier.nondetInt();
      if (k >= 0 && k < 8) sum += table[k];
    }
    assert sum != 270;
  }
}
