// verdict: violated
// error: java.lang.AssertionError
// One character becomes two capitals, in the midst of others.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class SharpCapitals {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    assert s.length() != 6 || !s.toUpperCase().equals("STRASSE");
  }
}
