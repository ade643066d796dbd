// verdict: safe
// Texts of up to 12 characters are all tried.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class LongerThanTheLimitSafe {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    Verifier.assume(s.length() <= 12);
    int digits = 0;
    for (int i = 0; i < s.length() && s.charAt(i) >= '0' && s.charAt(i) <= '9'; i++) {
      digits++;
    }
    assert digits <= 12;
  }
}
