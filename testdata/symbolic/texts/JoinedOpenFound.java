// verdict: violated
// error: java.lang.AssertionError
// The separator may be in one of the texts, too.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class JoinedOpenFound {
  public static void main(String[] args) {
    String a = Verifier.nondetString();
    String b = Verifier.nondetString();
    assert String.join("/", a, b).indexOf('/') == a.length();
  }
}
