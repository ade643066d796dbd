// verdict: safe
// A pattern says what the first character is.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class NamePattern {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    if (s.matches("[A-Z][a-zA-Z]*")) { char c = s.charAt(0); assert c >= 'A' && c <= 'Z'; }
  }
}
