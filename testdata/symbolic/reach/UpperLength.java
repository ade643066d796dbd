// verdict: violated
// error: java.lang.AssertionError
// There are characters that have two capitals.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class UpperLength {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    assert s.toUpperCase().length() == s.length();
  }
}
