// verdict: violated
// error: java.lang.AssertionError
// Characters beyond Latin-1 are possible.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class WideCharacters {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    Verifier.assume(s.length() == 2);
    String t = s.substring(1) + s.substring(0, 1);
    assert t.charAt(0) < 0x400 || t.charAt(1) < 0x500;
  }
}
