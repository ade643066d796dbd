// verdict: violated
// error: java.lang.AssertionError
// set: +symbolic.concolic=false
// twin: LongerThanTheLimitSafe
// No text of up to 8 characters has ten digits: longer ones are tried when these have shown nothing.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class LongerThanTheLimit {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    int digits = 0;
    for (int i = 0; i < s.length() && s.charAt(i) >= '0' && s.charAt(i) <= '9'; i++) {
      digits++;
    }
    assert digits != 10;
  }
}
