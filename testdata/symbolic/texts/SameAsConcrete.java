// verdict: safe
// What methods say of an unknown text is what they say of each single text that it may be.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class SameAsConcrete {
  static int f(String s) {
    int h = s.length();
    h = 31 * h + s.indexOf('a');
    h = 31 * h + s.lastIndexOf("B");
    h = 31 * h + (s.startsWith("a") ? 1 : 2);
    h = 31 * h + (s.endsWith("B") ? 1 : 2);
    h = 31 * h + (s.contains("aB") ? 1 : 2);
    h = 31 * h + Integer.signum(s.compareTo("aa"));
    h = 31 * h + s.trim().length();
    h = 31 * h + s.replace("a", "xyz").length();
    return h;
  }

  public static void main(String[] args) {
    String s = Verifier.nondetString();
    Verifier.assume(s.length() <= 2);
    char[] letters = {'a', 'B', ' ', '\u00e9', '\u0100'};
    int r = f(s);
    if (s.equals("")) {
      assert r == f("");
    }
    for (char c : letters) {
      String one = String.valueOf(c);
      if (s.equals(one)) {
        assert r == f(one);
        return;
      }
      for (char d : letters) {
        String two = one + d;
        if (s.equals(two)) {
          assert r == f(two);
          return;
        }
      }
    }
  }
}
