// verdict: safe
// set: +symbolic.method=preconditions.ElementAtInput.test(sym#sym)
// paths: 1
// oracle: skip
// The index is an input, too, and in bounds; the element there is above 0. Two of the elements are,
// whatever the others are, not decided: one path.
package preconditions;

import gov.nasa.jpf.symbc.Preconditions;

public class ElementAtInput {
  @Preconditions("0 <= i && i < a.length && a[i] > 0")
  static void test(int[] a, int i) {
    assert i >= 0 && i < 4 && a[i] != 0;
  }

  public static void main(String[] args) {
    test(new int[4], 0);
  }
}
