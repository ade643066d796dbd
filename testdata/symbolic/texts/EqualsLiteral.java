// verdict: violated
// error: java.lang.AssertionError
// Some input is the password, however long it is.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class EqualsLiteral {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    assert !s.equals("open sesame, please");
  }
}
