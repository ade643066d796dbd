// verdict: violated
// error: java.lang.AssertionError
// A part from the first to the last character is the String itself, and so is one to which "" is appended.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class OpenIdentity {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    assert s.substring(0) == s;
    assert s.subSequence(0, s.length()) == s;
    assert s.concat("") != s;
  }
}
