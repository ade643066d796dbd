// verdict: safe
// What is replaced is within the text, which grows by one character and keeps the others.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class BuilderReplacedWithin {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    int at = Verifier.nondetInt();
    Verifier.assume(s.length() >= 2 && 0 <= at && at <= s.length() - 2);
    StringBuilder b = new StringBuilder(s);
    b.replace(at, at + 2, "...");
    assert b.length() == s.length() + 1 && b.charAt(at + 2) == '.';
    assert at == 0 || b.charAt(at - 1) == s.charAt(at - 1);
  }
}
