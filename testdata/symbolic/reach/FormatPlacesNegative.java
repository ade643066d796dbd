// verdict: violated
// error: java.lang.AssertionError
// Less than half a cent is written with its sign.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class FormatPlacesNegative {
  public static void main(String[] args) {
    float f = Verifier.nondetFloat();
    if (f > -0.004f && f < 0) assert !String.format("%7.2f", f).equals("  -0.00");
  }
}
