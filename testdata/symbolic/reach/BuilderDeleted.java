// verdict: safe
// What is deleted is gone.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class BuilderDeleted {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    if (s.length() < 3) return;
    StringBuilder b = new StringBuilder(s);
    b.deleteCharAt(0).delete(0, 1);
    assert b.length() == s.length() - 2;
    assert b.charAt(0) == s.charAt(2);
    b.setLength(1);
    assert b.toString().equals(s.substring(2, 3));
  }
}
