// verdict: violated
// error: java.lang.ArithmeticException
// twin: Flags
// set: +symbolic.method=preconditions.FlagsWrong.test(sym#sym#sym)
// paths: 3
// oracle: skip
// off may be set while n is 0, and then 10 / n is computed.
package preconditions;

import gov.nasa.jpf.symbc.Preconditions;

public class FlagsWrong {
  @Preconditions("(on ^ off) && on == (n > 0)")
  static int test(boolean on, boolean off, int n) {
    return off ? 10 / n : 0;
  }

  public static void main(String[] args) {
    test(true, true, 1);
  }
}
