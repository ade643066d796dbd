// verdict: safe
// Concatenation joins characters: lengths add up, and the parts are where they belong.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class Concatenated {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    Verifier.assume(s.length() <= 3);
    String t = "<" + s + ">";
    assert t.length() == s.length() + 2;
    assert t.startsWith("<") && t.endsWith(">");
    assert t.substring(1, t.length() - 1).equals(s);
    assert !t.equals("<>") || s.isEmpty();
    assert !t.equals("<ab>") || s.equals("ab");
  }
}
