// verdict: safe
// Only the word true, in any case, is true.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class BooleanParsed {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    Verifier.assume(s.length() <= 4);
    if (Boolean.parseBoolean(s)) {
      assert s.length() == 4 && (s.charAt(0) == 't' || s.charAt(0) == 'T');
    }
    boolean b = Verifier.nondetBoolean();
    assert Boolean.parseBoolean("" + b) == b;
  }
}
