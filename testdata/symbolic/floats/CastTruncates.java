// verdict: safe
// A cast rounds towards 0.
package floats;

import org.sosy_lab.sv_benchmarks.Verifier;

public class CastTruncates {
  public static void main(String[] args) {
    double x = Verifier.nondetDouble();
    Verifier.assume(x >= -1e9 && x <= 1e9);
    int i = (int) x;
    if (x >= 0) {
      assert i <= x && x < i + 1.0;
    } else {
      assert i >= x && x > i - 1.0;
    }
  }
}
