// verdict: safe
// Ranges of a known text have the length of the range.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class SubstringWithinRange {
  public static void main(String[] args) {
    int from = Verifier.nondetInt();
    int to = Verifier.nondetInt();
    String s = "symbolic";
    try {
      String t = s.substring(from, to);
      assert t.length() == to - from;
      assert from >= 0 && to <= 8;
      assert t.isEmpty() || t.charAt(0) == s.charAt(from);
    } catch (StringIndexOutOfBoundsException e) {
      assert from < 0 || to > 8 || from > to;
    }
  }
}
