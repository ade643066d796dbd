// verdict: safe
// Twenty roundings of numbers up to 1 add less than 20 * 2^-24.
package floats;

import org.sosy_lab.sv_benchmarks.Verifier;

public class TenTenthsRounded {
  public static void main(String[] args) {
    float x = Verifier.nondetFloat();
    Verifier.assume(x >= 0 && x <= 1);
    float sum = 0;
    for (int i = 0; i < 10; i++) {
      sum += 0.1f * x;
    }
    assert sum <= 1.0001f;
    assert sum - x < 0.0001f && x - sum < 0.0001f;
  }
}
