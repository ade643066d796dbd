// verdict: violated
// error: java.lang.ArithmeticException
// A difference that is zero for equal inputs is divided by.
package numbers;

import org.sosy_lab.sv_benchmarks.Verifier;

public class LongDividedByInt {
  public static void main(String[] args) {
    long a = Verifier.nondetLong();
    int b = Verifier.nondetInt();
    assert a / (a - b) * (a - b) + a % (a - b) == a;
  }
}
