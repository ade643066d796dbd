// verdict: violated
// error: java.lang.ArithmeticException
// paths: 2
// The divisor is 0, or it is not.
package longs;

import org.sosy_lab.sv_benchmarks.Verifier;

public class LongDivision {
  public static void main(String[] args) {
    long x = Verifier.nondetLong();
    long y = 100 / x;
  }
}
