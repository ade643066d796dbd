// verdict: safe
// Texts that are made of texts of any length are known by their parts.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class OpenJoined {
  public static void main(String[] args) {
    String a = Verifier.nondetString();
    String b = Verifier.nondetString();
    String t = a + b;
    assert t.startsWith(a) && t.endsWith(b);
    assert !t.isEmpty() || a.isEmpty() && b.isEmpty();
    String u = "[<" + a + ">]";
    assert u.endsWith(">]") && u.length() >= 4 && u.charAt(1) == '<';
    assert a.concat("!").endsWith("!") && !("x" + a).equals("y" + b);
  }
}
