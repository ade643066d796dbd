// verdict: violated
// error: java.lang.AssertionError
// twin: ElementAtInput
// set: +symbolic.method=preconditions.ElementOutOfBounds.test(sym#sym)
// paths: 2
// oracle: skip
// An index out of bounds makes the precondition false, so i needs no bounds there: a[i] is above 0
// for an i from 0 to 3, and 3 is one of them.
package preconditions;

import gov.nasa.jpf.symbc.Preconditions;

public class ElementOutOfBounds {
  @Preconditions("a[i] > 0")
  static void test(int[] a, int i) {
    assert i >= 0 && i < 4;
    assert i != 3;
  }

  public static void main(String[] args) {
    test(new int[4], 0);
  }
}
