// verdict: safe
// set: +symbolic.method=preconditions.QuotientIsThere.test(sym#sym)
// paths: 1
// oracle: skip
// Where d is 0 the quotient is not there, and the precondition does not hold.
package preconditions;

import gov.nasa.jpf.symbc.Preconditions;

public class QuotientIsThere {
  @Preconditions("n / d > 3")
  static int test(int n, int d) {
    return n / d + n % d;
  }

  public static void main(String[] args) {
    test(1, 1);
  }
}
