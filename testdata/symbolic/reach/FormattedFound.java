// verdict: violated
// error: java.lang.AssertionError
// A format with what should not be in it.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class FormattedFound {
  public static void main(String[] args) {
    String f = String.format("name=%s", Verifier.nondetString());
    assert !f.contains("x=y");
  }
}
