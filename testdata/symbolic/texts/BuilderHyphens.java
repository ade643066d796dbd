// verdict: violated
// error: java.lang.AssertionError
// twin: BuilderHyphen
// A hyphen that was put into a text may be any of those that are in it then.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class BuilderHyphens {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    int at = Verifier.nondetInt();
    Verifier.assume(0 <= at && at <= s.length());
    StringBuilder b = new StringBuilder(s).insert(at, '-');
    assert !b.toString().equals("state-of-the-art") || at == 5 || at == 12;
  }
}
