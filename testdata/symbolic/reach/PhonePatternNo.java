// verdict: violated
// error: java.lang.AssertionError
// Such a number exists.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class PhonePatternNo {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    assert !s.matches("[1-9]\\d{2}-[1-9]\\d{2}-\\d{4}");
  }
}
