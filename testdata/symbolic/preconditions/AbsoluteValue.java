// verdict: violated
// error: java.lang.AssertionError
// set: +symbolic.method=preconditions.AbsoluteValue.test(sym#sym)
// oracle: skip
// Math.abs of the least int is negative, and so below 10.
package preconditions;

import gov.nasa.jpf.symbc.Preconditions;

public class AbsoluteValue {
  @Preconditions("Math.abs(a) < 10 ? b == Math.max(a, 0) : b == -1")
  static void test(int a, int b) {
    if (b >= 0) {
      assert a < 10;
    } else {
      assert a >= 10 || a <= -10;
    }
    assert a != -2147483648 || b != 0;
  }

  public static void main(String[] args) {
    test(0, 0);
  }
}
