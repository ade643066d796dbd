// verdict: violated
// error: java.lang.AssertionError
// A String of characters that are not known is compared with another one character by character.
package objects;

import org.sosy_lab.sv_benchmarks.Verifier;

public class CharArrayText {
  public static void main(String[] args) {
    char[] c = {Verifier.nondetChar(), 'b'};
    assert !new String(c).equals("ab");
  }
}
