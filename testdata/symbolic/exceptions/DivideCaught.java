// verdict: safe
// paths: 2
// The exception is caught, and then a == b.
package exceptions;

import org.sosy_lab.sv_benchmarks.Verifier;

public class DivideCaught {
  public static void main(String[] args) {
    int a = Verifier.nondetInt();
    int b = Verifier.nondetInt();
    try {
      int c = 10 / (a - b);
      assert a != b;
    } catch (ArithmeticException e) {
      assert a == b;
    }
  }
}
