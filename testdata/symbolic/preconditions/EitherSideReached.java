// verdict: violated
// error: java.lang.AssertionError
// twin: EitherSide
// set: +symbolic.method=preconditions.EitherSideReached.test(sym)
// paths: 2
// oracle: skip
// The second side of the gap holds -11. It and all others are the two paths.
package preconditions;

import gov.nasa.jpf.symbc.Preconditions;

public class EitherSideReached {
  @Preconditions("a > 10 || a < -10")
  static void test(int a) {
    assert a != -11;
  }

  public static void main(String[] args) {
    test(0);
  }
}
