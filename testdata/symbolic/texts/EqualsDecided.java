// verdict: safe
// paths: 3
// A text of any length is one literal, another one, or neither: nothing is cut.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class EqualsDecided {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    int r = 0;
    if (s.equals("red")) {
      r = 1;
    } else if ("blue".equals(s)) {
      r = 2;
    }
    assert !(r == 1 && s.length() != 3);
    assert !(r == 2 && s.charAt(3) != 'e');
    assert r != 0 || !s.equals("red");
  }
}
