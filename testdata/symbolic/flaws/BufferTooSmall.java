// verdict: violated
// error: java.lang.ArrayIndexOutOfBoundsException
// twin: BufferChecked
// Data from outside is an index; only one bound is checked.
package flaws;

import org.sosy_lab.sv_benchmarks.Verifier;

public class BufferTooSmall {
  private static final boolean FIVE = true;

  private static int source() {
    return FIVE ? Verifier.nondetInt() : 0;
  }

  private static void sink(int data) {
    int[] array = {0, 1, 2, 3, 4};
    if (data < array.length) {
      array[data] = 42;
    }
  }

  public static void main(String[] args) {
    sink(source());
  }
}
