// verdict: safe
// The cast is behind a test.
package features;

import org.sosy_lab.sv_benchmarks.Verifier;

public class CastChecked {
  public static void main(String[] args) {
    int i = Verifier.nondetInt();
    Object o = i > 0 ? (Object) Integer.valueOf(i) : (Object) Long.valueOf(i);
    if (o instanceof Integer) {
      assert (Integer) o > 0;
    } else {
      assert (Long) o <= 0L;
    }
  }
}
