// verdict: safe
// The divisor's absolute value is at least 1.
package flaws;

import org.sosy_lab.sv_benchmarks.Verifier;

public class DivideByDataGuarded {
  public static void main(String[] args) {
    float data = Verifier.nondetFloat();
    if (Math.abs(data) >= 1) {
      assert 100 / (int) data <= 100;
    }
  }
}
