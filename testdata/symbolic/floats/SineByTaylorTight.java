// verdict: violated
// error: java.lang.AssertionError
// twin: SineByTaylor
// At the bounds the polynomial is more than 1.004.
package floats;

import org.sosy_lab.sv_benchmarks.Verifier;

public class SineByTaylorTight {
  public static void main(String[] args) {
    float x = Verifier.nondetFloat();
    Verifier.assume(x >= -1.5707f && x <= 1.5707f);
    float sine = x - (x * x * x) / 6 + (x * x * x * x * x) / 120;
    assert sine <= 1f && sine >= -1f;
  }
}
