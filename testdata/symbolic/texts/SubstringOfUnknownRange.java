// verdict: violated
// error: java.lang.AssertionError
// twin: SubstringWithinRange
// A range of a known text that is the word.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class SubstringOfUnknownRange {
  public static void main(String[] args) {
    int from = Verifier.nondetInt();
    int to = Verifier.nondetInt();
    String s = "symbolic execution";
    if (0 <= from && from <= to && to <= s.length()) {
      assert !s.substring(from, to).equals("exec");
    }
  }
}
