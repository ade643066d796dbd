// verdict: violated
// error: java.lang.AssertionError
// twin: BuilderReplacedWithin
// What is replaced may reach behind the end, so less is taken away than was said.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class BuilderReplacedSpan {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    int at = Verifier.nondetInt();
    Verifier.assume(0 <= at && at <= s.length());
    StringBuilder b = new StringBuilder(s);
    b.replace(at, at + 2, "...");
    assert b.length() == s.length() + 1;
  }
}
