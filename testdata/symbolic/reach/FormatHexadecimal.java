// verdict: violated
// error: java.lang.AssertionError
// One number is written so.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class FormatHexadecimal {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    assert !String.format("%08X-%x", n, n).equals("00C0FFEE-c0ffee");
  }
}
