// verdict: safe
// set: +symbolic.max_char=127
// strip and isBlank agree.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class Stripped {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    Verifier.assume(s.length() <= 2);
    assert s.strip().isEmpty() == s.isBlank();
  }
}
