// verdict: violated
// error: java.lang.ArithmeticException
// paths: 2
// A remainder by 0 throws as a quotient does.
package exceptions;

import org.sosy_lab.sv_benchmarks.Verifier;

public class RemainderByZero {
  public static void main(String[] args) {
    long a = Verifier.nondetLong();
    long c = 10 % a;
  }
}
