// verdict: violated
// error: java.lang.AssertionError
// The order of texts is not that of their lengths.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class Ordering {
  public static void main(String[] args) {
    String a = Verifier.nondetString();
    String b = Verifier.nondetString();
    Verifier.assume(a.length() < b.length() && b.length() <= 3);
    assert a.compareTo(b) < 0;
  }
}
