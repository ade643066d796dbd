// verdict: safe
// set: +symbolic.method=preconditions.ProductOfBytes.test(sym#sym)
// oracle: skip
// Bytes are promoted to int, whose product does not overflow: (a - 3) * (a - 7) is 0.
package preconditions;

import gov.nasa.jpf.symbc.Preconditions;

public class ProductOfBytes {
  @Preconditions("a + b == 10 && a * b == 21")
  static void test(byte a, byte b) {
    assert (a == 3 || a == 7) && b == 10 - a;
  }

  public static void main(String[] args) {
    test((byte) 0, (byte) 0);
  }
}
