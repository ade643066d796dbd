// verdict: safe
// set: +symbolic.method=preconditions.EitherSide.test(sym)
// paths: 1
// oracle: skip
// Inputs are on either side of the gap, never in it.
package preconditions;

import gov.nasa.jpf.symbc.Preconditions;

public class EitherSide {
  @Preconditions("a > 10 || a < -10")
  static void test(int a) {
    assert a != 10 && a != 0 && a != -10;
  }

  public static void main(String[] args) {
    test(0);
  }
}
