// verdict: safe
// insert, deleteCharAt and setCharAt at known places keep the rest.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class BuilderEdited {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    Verifier.assume(s.length() == 3);
    StringBuilder b = new StringBuilder(s);
    b.insert(1, "xy");
    assert b.length() == 5 && b.charAt(1) == 'x' && b.charAt(3) == s.charAt(1);
    b.deleteCharAt(0);
    b.setCharAt(0, 'z');
    assert b.toString().equals("zy" + s.charAt(1) + s.charAt(2));
    b.delete(0, 2);
    assert s.endsWith(b.toString());
  }
}
