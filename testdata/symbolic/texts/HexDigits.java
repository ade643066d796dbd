// verdict: safe
// Hexadecimal texts of bytes are parsed back.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class HexDigits {
  public static void main(String[] args) {
    int x = Verifier.nondetByte() & 0xff;
    String s = Integer.toHexString(x);
    assert s.length() == (x < 16 ? 1 : 2);
    assert Integer.parseInt(s, 16) == x;
  }
}
