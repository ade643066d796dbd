// verdict: safe
// What matches begins with a letter of the class.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class PatternSound {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    Verifier.assume(s.length() <= 2);
    if (s.matches("[xyz]a?")) {
      assert s.charAt(0) >= 'x' && s.charAt(0) <= 'z';
    }
  }
}
