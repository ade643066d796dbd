// verdict: safe
// Twice is once.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ReversedTwice {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    if (s.length() > 2) {
      StringBuilder b = new StringBuilder(s);
      b.setCharAt(0, 'x');
      assert b.charAt(0) == 'x' && b.length() == s.length();
      b.insert(1, "yz");
      assert b.length() == s.length() + 2;
      assert b.charAt(3) == s.charAt(1);
    }
  }
}
