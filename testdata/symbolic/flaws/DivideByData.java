// verdict: violated
// error: java.lang.ArithmeticException
// A float from outside becomes an int divisor: small ones are 0.
package flaws;

import org.sosy_lab.sv_benchmarks.Verifier;

public class DivideByData {
  public static void main(String[] args) {
    float data = Verifier.nondetFloat();
    if (data != 0) {
      assert 100 / (int) data <= 100;
    }
  }
}
