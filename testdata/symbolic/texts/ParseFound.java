// verdict: violated
// error: java.lang.AssertionError
// set: +symbolic.max_char=127
// Some text of three characters is the number 345.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ParseFound {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    Verifier.assume(s.length() == 3);
    int n;
    try {
      n = Integer.parseInt(s);
    } catch (NumberFormatException e) {
      return;
    }
    assert n != 345;
  }
}
