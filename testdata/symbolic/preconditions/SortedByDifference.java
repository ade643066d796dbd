// verdict: violated
// error: java.lang.AssertionError
// twin: SortedPrefix
// set: +symbolic.method=preconditions.SortedByDifference.test(sym)
// paths: 2
// oracle: skip
// A difference below 0 does not mean less: it may overflow.
package preconditions;

import gov.nasa.jpf.symbc.Preconditions;

public class SortedByDifference {
  @Preconditions("a.length > 2 && a[0] - a[1] < 0 && a[1] - a[2] < 0")
  static void test(int[] a) {
    assert a[0] < a[2];
  }

  public static void main(String[] args) {
    test(new int[3]);
  }
}
