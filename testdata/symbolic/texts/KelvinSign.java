// verdict: violated
// error: java.lang.AssertionError
// twin: KelvinSmall
// A character that is no letter of ASCII becomes one.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class KelvinSign {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    assert !s.toLowerCase().equals("kelvin") || s.charAt(0) == 'k' || s.charAt(0) == 'K';
  }
}
