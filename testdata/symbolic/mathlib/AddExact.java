// verdict: violated
// error: java.lang.ArithmeticException
// paths: 2
// The exact sum overflows or not.
package mathlib;

import org.sosy_lab.sv_benchmarks.Verifier;

public class AddExact {
  public static void main(String[] args) {
    int a = Verifier.nondetInt();
    int b = Verifier.nondetInt();
    int c = Math.addExact(a, b);
  }
}
