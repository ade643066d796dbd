// verdict: safe
// What an address is made of.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class AddressPattern {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    if (s.matches("\\d+\\s+([a-zA-Z]+|[a-zA-Z]+\\s[a-zA-Z]+)")) { assert s.indexOf('<') < 0; assert s.length() >= 3; }
  }
}
