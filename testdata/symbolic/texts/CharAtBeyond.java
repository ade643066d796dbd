// verdict: violated
// error: java.lang.StringIndexOutOfBoundsException
// A text may be too short for its third character.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class CharAtBeyond {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    assert s.charAt(2) != 'q' || s.length() > 2;
  }
}
