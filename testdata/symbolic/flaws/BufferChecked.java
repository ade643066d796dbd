// verdict: safe
// Both bounds are checked.
package flaws;

import org.sosy_lab.sv_benchmarks.Verifier;

public class BufferChecked {
  private static int source() {
    return Verifier.nondetInt();
  }

  private static void sink(int data) {
    int[] array = {0, 1, 2, 3, 4};
    if (data >= 0 && data < array.length) {
      array[data] = 42;
      assert array[data] == 42;
    }
  }

  public static void main(String[] args) {
    sink(source());
  }
}
