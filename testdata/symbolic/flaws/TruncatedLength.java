// verdict: violated
// error: java.lang.NegativeArraySizeException
// A length is cut to a short before it is used.
package flaws;

import org.sosy_lab.sv_benchmarks.Verifier;

public class TruncatedLength {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 32760 && n < 32770);
    byte[] b = new byte[(short) n & ~7];
    assert b.length >= 32760;
  }
}
