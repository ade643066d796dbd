// verdict: violated
// error: java.lang.AssertionError
// Some number of three digits has the sum of digits 27.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class DigitSum {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    Verifier.assume(x >= 100 && x <= 999);
    int sum = 0;
    for (char c : Integer.toString(x).toCharArray()) {
      sum += c - '0';
    }
    assert sum != 27;
  }
}
