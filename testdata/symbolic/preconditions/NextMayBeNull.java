// verdict: violated
// error: java.lang.NullPointerException
// twin: NextIsThere
// set: +symbolic.method=preconditions.NextMayBeNull.test(sym)
// paths: 1
// oracle: skip
// This one lets null in, and then next.value throws. It is called with another first.
package preconditions;

import gov.nasa.jpf.symbc.Preconditions;

public class NextMayBeNull {
  NextMayBeNull next;
  int value;

  NextMayBeNull(NextMayBeNull next) {
    this.next = next;
  }

  @Preconditions("next == null || next.value > by && by > 0")
  int test(int by) {
    return next.value / by;
  }

  public static void main(String[] args) {
    NextMayBeNull last = new NextMayBeNull(null);
    last.value = 5;
    assert new NextMayBeNull(last).test(1) >= 1;
    last.test(1);
  }
}
