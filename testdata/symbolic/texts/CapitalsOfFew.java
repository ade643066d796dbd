// verdict: safe
// A short text has no small letter of ASCII left, whichever characters it has.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class CapitalsOfFew {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    if (s.length() <= 3) {
      String t = s.toUpperCase();
      assert t.length() >= s.length() && t.length() <= 9;
      for (int i = 0; i < t.length(); i++) {
        assert t.charAt(i) < 'a' || t.charAt(i) > 'z';
      }
    }
  }
}
