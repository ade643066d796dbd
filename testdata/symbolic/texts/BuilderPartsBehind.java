// verdict: safe
// Wherever the part begins, its characters are those of the whole.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class BuilderPartsBehind {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    String t = Verifier.nondetString();
    Verifier.assume(s.length() == 2 && t.length() == 1);
    int from = Verifier.nondetInt();
    int to = Verifier.nondetInt();
    Verifier.assume(0 <= from && from < to && to <= 5);
    StringBuilder b = new StringBuilder(s).append("ab").append(t);
    assert b.substring(from, to).charAt(0) == b.charAt(from);
  }
}
