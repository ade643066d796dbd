// verdict: safe
// set: +symbolic.max_char=127
// ASCII letters become upper case, others stay.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class UpperCase {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    Verifier.assume(s.length() == 2);
    String u = s.toUpperCase();
    assert u.length() == 2;
    for (int i = 0; i < 2; i++) {
      char c = s.charAt(i);
      assert u.charAt(i) == (c >= 'a' && c <= 'z' ? c - 32 : c);
    }
  }
}
