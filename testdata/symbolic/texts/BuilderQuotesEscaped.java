// verdict: safe
// A text with a quote is not put between quotes, so the second one is the last.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class BuilderQuotesEscaped {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    if (s.indexOf('"') >= 0) {
      return;
    }
    StringBuffer b = new StringBuffer(s);
    b.insert(0, '"').append('"');
    String quoted = b.toString();
    assert quoted.indexOf('"', 1) == quoted.length() - 1;
  }
}
