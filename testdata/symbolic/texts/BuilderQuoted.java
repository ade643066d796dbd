// verdict: violated
// error: java.lang.AssertionError
// twin: BuilderQuotesEscaped
// A text is put between quotes; one that has a quote itself ends too early.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class BuilderQuoted {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    StringBuffer b = new StringBuffer(s);
    b.insert(0, '"').append('"');
    String quoted = b.toString();
    assert quoted.indexOf('"', 1) == quoted.length() - 1;
  }
}
