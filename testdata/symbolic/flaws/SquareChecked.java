// verdict: safe
// set: +symbolic.dp_timeout_ms=60000
// The root of the greatest int bounds the data.
package flaws;

import org.sosy_lab.sv_benchmarks.Verifier;

public class SquareChecked {
  public static void main(String[] args) {
    int data = Verifier.nondetInt();
    if (data != Integer.MIN_VALUE && Math.abs(data) < (long) Math.sqrt(Integer.MAX_VALUE)) {
      int result = data * data;
      assert result >= 0;
    }
  }
}
