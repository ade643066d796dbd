// verdict: safe
// The padded text ends as the text.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class FormatPadded {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    String t = String.format("%5s", s);
    assert t.endsWith(s);
    assert t.length() >= 5;
  }
}
