// verdict: violated
// error: java.lang.AssertionError
// s is t with a letter behind it, and t the end of s: "aaa" and "aa". Neither can be put in place of the other.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class OpenRound {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    String t = Verifier.nondetString();
    Verifier.assume(s.length() >= 1);
    String end = s.substring(1);
    if (s.equals(t.concat("a")) && t.equals(end)) {
      assert t.length() != 2;
    }
  }
}
