// verdict: violated
// error: java.lang.AssertionError
// Where the part ends tells the length of the first text; where it begins is still to be asked.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class BuilderPartBehind {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    String t = Verifier.nondetString();
    Verifier.assume(s.length() >= 2 && t.length() >= 1);
    int from = Verifier.nondetInt();
    int to = Verifier.nondetInt();
    Verifier.assume(0 <= from && from <= to && to <= 5);
    StringBuilder b = new StringBuilder(s).append("ab").append(t);
    String part = b.substring(from, to);
    if (from == 3 && to == 5 && s.length() == 2) {
      assert part.charAt(0) != 'b';
    }
  }
}
