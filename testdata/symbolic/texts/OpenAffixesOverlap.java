// verdict: violated
// error: java.lang.AssertionError
// A text may begin and end with the same characters.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class OpenAffixesOverlap {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    if (s.startsWith("aba") && s.endsWith("bab")) {
      assert s.length() >= 5;
    }
  }
}
