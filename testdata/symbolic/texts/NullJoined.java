// verdict: safe
// null is shown as a word, and compared without being dereferenced.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class NullJoined {
  public static void main(String[] args) {
    String s = Verifier.nondetBoolean() ? Verifier.nondetString() : null;
    String t = "[" + s + "]";
    if (s == null) {
      assert t.equals("[null]");
    }
    assert !t.equals("[]") || s.isEmpty();
  }
}
