// verdict: violated
// error: java.lang.AssertionError
// twin: WithinUnit
// set: +symbolic.method=preconditions.NotOutsideUnit.test(sym)
// paths: 2
// oracle: skip
// NaN is neither below 0 nor at least 1, so that it is let in.
package preconditions;

import gov.nasa.jpf.symbc.Preconditions;

public class NotOutsideUnit {
  @Preconditions("!(x < 0.0 || x >= 1.0)")
  static void test(double x) {
    assert x * 0.5 < 0.5;
  }

  public static void main(String[] args) {
    test(0);
  }
}
