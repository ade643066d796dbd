// verdict: violated
// error: java.lang.AssertionError
// paths: 4
// Below '0'; above '9'; a digit other than 7; and 7.
package small;

import org.sosy_lab.sv_benchmarks.Verifier;

public class CharDigit {
  public static void main(String[] args) {
    char c = Verifier.nondetChar();
    if (c < '0') return;
    if (c > '9') return;
    assert c - '0' != 7;
  }
}
