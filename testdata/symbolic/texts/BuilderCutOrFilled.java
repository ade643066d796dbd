// verdict: safe
// A text that is long enough is cut; what is left begins as it did.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class BuilderCutOrFilled {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    Verifier.assume(!s.isEmpty());
    StringBuilder b = new StringBuilder(s);
    if (s.length() >= 2) {
      b.setLength(2);
    }
    assert s.startsWith(b.toString());
    b.setLength(4);
    assert b.length() == 4 && b.charAt(3) == 0;
  }
}
