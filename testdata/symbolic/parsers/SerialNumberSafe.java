// verdict: safe
// Weights notice that two digits have changed places.
package parsers;

import org.sosy_lab.sv_benchmarks.Verifier;

public class SerialNumberSafe {
  public static void main(String[] args) {
    char a = Verifier.nondetChar();
    char b = Verifier.nondetChar();
    char c = Verifier.nondetChar();
    if (SerialNumber.valid(1, a, b, c) && Character.digit(a, 10) != Character.digit(b, 10)) {
      assert !SerialNumber.valid(1, b, a, c);
    }
  }
}
