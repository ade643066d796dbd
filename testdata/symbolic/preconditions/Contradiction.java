// verdict: safe
// set: +symbolic.method=preconditions.Contradiction.test(sym#sym)
// paths: 0
// oracle: skip
// No input satisfies it: the method is never executed.
package preconditions;

import gov.nasa.jpf.symbc.Preconditions;

public class Contradiction {
  @Preconditions("a > b && b > a")
  static void test(int a, int b) {
    assert false;
  }

  public static void main(String[] args) {
    test(1, 2);
  }
}
