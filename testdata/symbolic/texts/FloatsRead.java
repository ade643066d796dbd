// verdict: safe
// Only one number is shown as a given text, and a text that shows a number leads back to it.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class FloatsRead {
  public static void main(String[] args) {
    double d = Verifier.nondetDouble();
    String s = String.valueOf(d);
    double back = Double.parseDouble(s);
    assert back == d || d != d && back != back;
    assert !s.equals("1.50");
    if (s.equals("-0.0")) {
      assert 1 / d == Double.NEGATIVE_INFINITY;
    } else if (s.equals("2.5")) {
      assert d * 2 == 5;
    } else {
      assert d != 2.5;
    }
  }
}
