// verdict: violated
// error: java.lang.AssertionError
// set: +symbolic.method=preconditions.CastsAndShifts.test(sym)
// paths: 2
// oracle: skip
// x is 0x...03 above 255 with its upper bits set; 0xF0000003 is such a number, as a long.
package preconditions;

import gov.nasa.jpf.symbc.Preconditions;

public class CastsAndShifts {
  @Preconditions("(byte) x == 3 && x > 255 && (x >>> 28 & 15) == 15L && (int) x < 0")
  static void test(long x) {
    assert x != 0xF0000003L;
  }

  public static void main(String[] args) {
    test(0);
  }
}
