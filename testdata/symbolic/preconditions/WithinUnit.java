// verdict: safe
// set: +symbolic.method=preconditions.WithinUnit.test(sym)
// paths: 1
// oracle: skip
// x is not NaN, as comparisons with NaN are false; x * 0.5 is less than a half.
package preconditions;

import gov.nasa.jpf.symbc.Preconditions;

public class WithinUnit {
  @Preconditions("x >= 0.0 && x < 1.0")
  static void test(double x) {
    assert x * 0.5 < 0.5 || x == 0.0;
  }

  public static void main(String[] args) {
    test(0);
  }
}
