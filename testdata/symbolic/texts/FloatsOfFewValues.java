// verdict: safe
// Floating-point numbers that can have few values are shown as each of them.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class FloatsOfFewValues {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 0 && n <= 3);
    String s = "" + n * 0.5;
    assert s.charAt(2) == (n % 2 == 0 ? '0' : '5');
    StringBuilder b = new StringBuilder("<").append(n * 0.25f).append('>');
    assert b.length() == (n % 2 == 0 ? 5 : 6);
  }
}
