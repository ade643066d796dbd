// verdict: safe
// Texts that are equal have the same length, characters and hash code.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class OpenEquals {
  public static void main(String[] args) {
    String a = Verifier.nondetString();
    String b = Verifier.nondetString();
    String c = Verifier.nondetString();
    assert a.equals(b) == b.equals(a);
    if (a.equals(b) && b.equals(c)) {
      assert a.equals(c) && a.length() == c.length() && a.hashCode() == c.hashCode();
      assert a.isEmpty() || a.charAt(0) == c.charAt(0);
    }
    if (a.startsWith("x") && b.startsWith("y")) {
      assert !a.equals(b);
    }
  }
}
