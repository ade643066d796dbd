// verdict: safe
// What becomes letters of ASCII keeps its length.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class KelvinSmall {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    assert !s.toLowerCase().equals("kelvin") || s.length() == 6;
  }
}
