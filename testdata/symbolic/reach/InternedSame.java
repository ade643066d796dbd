// verdict: safe
// Equal texts are one when interned.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class InternedSame {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    if (s.equals("abc")) assert s.intern() == "abc";
  }
}
