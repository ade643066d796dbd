// verdict: violated
// error: java.lang.ArithmeticException
// twin: QuotientIsThere
// set: +symbolic.method=preconditions.QuotientPassedOver.test(sym#sym)
// paths: 2
// oracle: skip
// || does not look at the quotient where d is 0.
package preconditions;

import gov.nasa.jpf.symbc.Preconditions;

public class QuotientPassedOver {
  @Preconditions("d == 0 || n / d > 3")
  static int test(int n, int d) {
    return n / d;
  }

  public static void main(String[] args) {
    test(1, 1);
  }
}
