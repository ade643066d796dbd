// verdict: safe
// Where the part ends tells the length of the first text, and does not change where it begins.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class BuilderPartsBehind {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    String t = Verifier.nondetString();
    int from = Verifier.nondetInt();
    int to = Verifier.nondetInt();
    Verifier.assume(s.length() >= 2 && t.length() >= 1);
    Verifier.assume(0 <= from && from <= to && to <= 5);
    StringBuilder b = new StringBuilder(s).append("ab").append(t);
    String part = b.substring(from, to);
    Verifier.assume(from == 3 && to == 5 && s.length() == 2);
    assert part.charAt(0) == 'b' && part.charAt(1) == t.charAt(0);
  }
}
