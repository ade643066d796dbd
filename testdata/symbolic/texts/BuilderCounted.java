// verdict: violated
// error: java.lang.AssertionError
// Of a known builder so much is inserted that its length is an unknown number; then such a number is appended.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class BuilderCounted {
  public static void main(String[] args) {
    int from = Verifier.nondetInt();
    Verifier.assume(0 <= from && from <= 3);
    StringBuilder b = new StringBuilder("abc");
    b.insert(0, "xyz", from, 3);
    b.append(from);
    assert b.length() != 5 || !b.toString().equals("zabc2");
  }
}
