// verdict: violated
// error: java.lang.AssertionError
// twin: RootBySeries
// At 1 the series is 1.3984375.
package floats;

import org.sosy_lab.sv_benchmarks.Verifier;

public class RootBySeriesTight {
  public static void main(String[] args) {
    float x = Verifier.nondetFloat();
    Verifier.assume(x >= 0 && x <= 1);
    float root = 1 + 0.5f * x - 0.125f * x * x + 0.0625f * x * x * x - 0.0390625f * x * x * x * x;
    assert root >= 0.999f && root < 1.3984f;
  }
}
