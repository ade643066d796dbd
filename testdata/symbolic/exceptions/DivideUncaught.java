// verdict: violated
// error: java.lang.ArithmeticException
// twin: DivideCaught
// paths: 2
// The divisor is 0 for a == b only.
package exceptions;

import org.sosy_lab.sv_benchmarks.Verifier;

public class DivideUncaught {
  public static void main(String[] args) {
    int a = Verifier.nondetInt();
    int b = Verifier.nondetInt();
    int c = 10 / (a - b);
  }
}
