// verdict: safe
// paths: 1
// Bits make the float again whose bits they are, if it is no NaN.
package mathlib;

import org.sosy_lab.sv_benchmarks.Verifier;

public class BitsOfFloat {
  public static void main(String[] args) {
    float f = Verifier.nondetFloat();
    Verifier.assume(f == f);
    assert Float.intBitsToFloat(Float.floatToRawIntBits(f)) == f;
  }
}
