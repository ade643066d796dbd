// verdict: safe
// set: +symbolic.method=preconditions.Flags.test(sym#sym#sym)
// oracle: skip
// Booleans are conditions by themselves; a comparison of two of them is one, too.
package preconditions;

import gov.nasa.jpf.symbc.Preconditions;

public class Flags {
  @Preconditions("(on ^ off) && on == (n > 0)")
  static int test(boolean on, boolean off, int n) {
    assert on != off;
    assert on ? n > 0 : n <= 0;
    return on ? 10 / n : 0;
  }

  public static void main(String[] args) {
    test(true, true, 1);
  }
}
