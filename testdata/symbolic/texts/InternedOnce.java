// verdict: safe
// A text that was read is no literal, but its interned form is.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class InternedOnce {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    if (s.equals("lit")) {
      assert s != "lit";
      assert s.intern() == "lit";
    }
  }
}
