// verdict: safe
// The series grows with x, and is 1.3984375 at 1.
package floats;

import org.sosy_lab.sv_benchmarks.Verifier;

public class RootBySeries {
  public static void main(String[] args) {
    float x = Verifier.nondetFloat();
    Verifier.assume(x >= 0 && x <= 1);
    float root = 1 + 0.5f * x - 0.125f * x * x + 0.0625f * x * x * x - 0.0390625f * x * x * x * x;
    assert root >= 0.999f && root < 1.3985f;
  }
}
