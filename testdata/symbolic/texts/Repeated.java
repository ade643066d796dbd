// verdict: safe
// repeat with a small unknown count.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class Repeated {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 0 && n <= 5);
    String s = "ab".repeat(n);
    assert s.length() == 2 * n;
    assert n == 0 || s.endsWith("b");
  }
}
