// verdict: safe
// set: +symbolic.method=preconditions.SortedPrefix.test(sym)
// paths: 0
// oracle: skip
// The length is that of the array that is passed, and the elements are in order.
package preconditions;

import gov.nasa.jpf.symbc.Preconditions;

public class SortedPrefix {
  @Preconditions("a.length > 2 && a[0] < a[1] && a[1] < a[a.length - 1]")
  static void test(int[] a) {
    assert a[0] < a[2];
  }

  public static void main(String[] args) {
    test(new int[3]);
    test(new int[2]);
    assert false : "the second array is too short";
  }
}
