// verdict: safe
// What is joined is as long as its parts.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class JoinedFields {
  public static void main(String[] args) {
    String a = Verifier.nondetString(), b = Verifier.nondetString();
    String j = String.join("-", a, b);
    assert j.length() == a.length() + b.length() + 1;
    assert j.startsWith(a) && j.endsWith(b);
    assert j.charAt(a.length()) == '-';
  }
}
