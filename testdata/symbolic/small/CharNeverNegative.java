// verdict: safe
// paths: 1
// A char is between 0 and 65535.
package small;

import org.sosy_lab.sv_benchmarks.Verifier;

public class CharNeverNegative {
  public static void main(String[] args) {
    char c = Verifier.nondetChar();
    assert c >= 0 && c < 65536;
  }
}
