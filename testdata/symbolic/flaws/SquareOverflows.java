// verdict: violated
// error: java.lang.AssertionError
// twin: SquareChecked
// The square of data from outside overflows.
package flaws;

import org.sosy_lab.sv_benchmarks.Verifier;

public class SquareOverflows {
  public static void main(String[] args) {
    int data = Verifier.nondetInt();
    if (data != Integer.MIN_VALUE && data != Integer.MAX_VALUE) {
      int result = data * data;
      assert result >= 0;
    }
  }
}
