// verdict: incomplete
// set: +symbolic.method=preconditions.OtherClassNotReady.test(sym)
// paths: 0
// oracle: skip
// In Java the condition would initialise the class first. That is not done, and said.
package preconditions;

import gov.nasa.jpf.symbc.Preconditions;

public class OtherClassNotReady {
  static class Limits {
    static int limit = 2;
  }

  @Preconditions("x < Limits.limit")
  static void test(int x) {}

  public static void main(String[] args) {
    test(0);
  }
}
