// verdict: safe
// Eight numbers, each written with at most four characters.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class FewFloatsLength {
  public static void main(String[] args) {
    int i = Verifier.nondetInt();
    Verifier.assume(i >= 0 && i <= 7);
    String s = "" + i * 0.25f;
    assert s.length() >= 3 && s.length() <= 4;
  }
}
