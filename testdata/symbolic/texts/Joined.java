// verdict: safe
// String.join and split are inverse for parts without the separator.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class Joined {
  public static void main(String[] args) {
    char a = Verifier.nondetChar();
    char b = Verifier.nondetChar();
    Verifier.assume(a != ';' && b != ';' && a < 256 && b < 256);
    String s = String.join(";", String.valueOf(a), Character.toString(b));
    String[] parts = s.split(";");
    assert parts.length == 2;
    assert parts[0].charAt(0) == a && parts[1].charAt(0) == b;
  }
}
