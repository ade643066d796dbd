// verdict: violated
// error: java.lang.AssertionError
// twin: TenTenthsRounded
// Ten times 0.1f is 1.0000001f, when it is added up.
package floats;

import org.sosy_lab.sv_benchmarks.Verifier;

public class TenTenths {
  public static void main(String[] args) {
    float x = Verifier.nondetFloat();
    Verifier.assume(x >= 0 && x <= 1);
    float sum = 0;
    for (int i = 0; i < 10; i++) {
      sum += 0.1f * x;
    }
    assert sum <= 1f;
  }
}
