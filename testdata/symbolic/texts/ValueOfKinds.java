// verdict: safe
// Texts of values of each type.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ValueOfKinds {
  public static void main(String[] args) {
    boolean b = Verifier.nondetBoolean();
    char c = Verifier.nondetChar();
    byte y = Verifier.nondetByte();
    assert String.valueOf(b).length() == (b ? 4 : 5);
    assert String.valueOf(c).charAt(0) == c;
    assert ("" + y).length() <= 4;
    Object o = y;
    assert String.valueOf(o).equals(Byte.toString(y));
    assert ("c" + c).equals("cc") == (c == 'c');
    assert ("" + b + c).startsWith("t") == b;
  }
}
