// verdict: violated
// error: java.lang.AssertionError
// twin: CapitalsOfFew
// A text of three characters, of which one is far from ASCII, may have capitals only.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class CapitalsBeyond {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    if (s.length() == 3 && s.charAt(1) > 300) {
      assert !s.toUpperCase().equals(s) || s.charAt(2) != 'X';
    }
  }
}
