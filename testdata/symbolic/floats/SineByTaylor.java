// verdict: safe
// The polynomial is at most 1.00453 within these bounds, at pi/2, and rounding adds less than 1e-6.
package floats;

import org.sosy_lab.sv_benchmarks.Verifier;

public class SineByTaylor {
  public static void main(String[] args) {
    float x = Verifier.nondetFloat();
    Verifier.assume(x >= -1.5707f && x <= 1.5707f);
    float sine = x - (x * x * x) / 6 + (x * x * x * x * x) / 120;
    assert sine <= 1.01f && sine >= -1.01f;
  }
}
