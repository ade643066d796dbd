// verdict: safe
// A number of a telephone has no letters.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class PhonePattern {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    if (s.matches("[1-9]\\d{2}-[1-9]\\d{2}-\\d{4}")) { assert s.length() == 12; assert s.charAt(3) == '-'; }
  }
}
