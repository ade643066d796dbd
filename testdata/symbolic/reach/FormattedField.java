// verdict: safe
// A format with a text in it.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class FormattedField {
  public static void main(String[] args) {
    String a = Verifier.nondetString();
    String f = String.format("<%s:%d>", a, 5);
    assert f.length() == a.length() + 4;
    assert f.endsWith(":5>");
  }
}
