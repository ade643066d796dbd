// verdict: safe
// set: +symbolic.method=preconditions.OtherClass.test(sym)
// paths: 1
// oracle: skip
// MAX is a constant of the compiler: its class need not be initialised. limit is of a class that is,
// and was 3 when the method began.
package preconditions;

import gov.nasa.jpf.symbc.Preconditions;

public class OtherClass {
  static class Limits {
    static final int MAX = 9;
    static int limit = 2;
  }

  @Preconditions("x < Limits.MAX && preconditions.OtherClass.Limits.limit <= x && x != Integer.MAX_VALUE")
  static void test(int x) {
    assert x > 2 && x < 9;
  }

  public static void main(String[] args) {
    Limits.limit = 3;
    test(0);
  }
}
