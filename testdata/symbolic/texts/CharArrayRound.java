// verdict: safe
// Characters of an array and of the text made from it are the same, and later writes do no harm.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class CharArrayRound {
  public static void main(String[] args) {
    char[] c = {'a', Verifier.nondetChar(), 'c'};
    String s = new String(c);
    String t = String.valueOf(c, 1, 2);
    c[0] = 'z';
    assert s.charAt(0) == 'a' && s.charAt(1) == c[1];
    assert t.length() == 2 && t.charAt(0) == c[1];
    assert s.toCharArray()[2] == 'c';
    assert s.equals("abc") == (c[1] == 'b');
  }
}
