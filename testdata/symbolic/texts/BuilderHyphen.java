// verdict: safe
// The only hyphen tells where it was put, and what the text was.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class BuilderHyphen {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    int at = Verifier.nondetInt();
    Verifier.assume(0 <= at && at <= s.length());
    StringBuilder b = new StringBuilder(s).insert(at, '-');
    assert !b.toString().equals("well-known") || at == 4 && s.equals("wellknown");
  }
}
