// verdict: safe
// set: +symbolic.method=preconditions.NextIsThere.test(sym)
// paths: 0
// oracle: skip
// Null is compared, and null has no fields: where next is null the precondition does not hold.
package preconditions;

import gov.nasa.jpf.symbc.Preconditions;

public class NextIsThere {
  NextIsThere next;
  int value;

  NextIsThere(NextIsThere next) {
    this.next = next;
  }

  @Preconditions("next.value > by && by > 0")
  int test(int by) {
    return next.value / by;
  }

  public static void main(String[] args) {
    NextIsThere last = new NextIsThere(null);
    last.value = 5;
    assert new NextIsThere(last).test(1) >= 1;
    last.test(1);
    assert false : "last has no next";
  }
}
