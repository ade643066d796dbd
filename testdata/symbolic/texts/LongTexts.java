// verdict: safe
// Longs are written and parsed back; equality with a literal is that of numbers.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class LongTexts {
  public static void main(String[] args) {
    long x = Verifier.nondetLong();
    String s = "id" + x;
    assert s.equals("id12345678901") == (x == 12345678901L);
    assert !s.equals("id007") && !s.equals("id") && !s.equals("id-0");
    Verifier.assume(x >= 0 && x < 100000);
    assert Long.parseLong(s.substring(2)) == x;
  }
}
