// verdict: violated
// error: java.lang.AssertionError
// twin: ProductOfBytes
// set: +symbolic.method=preconditions.ProductOverflows.test(sym#sym)
// oracle: skip
// The product of ints wraps around: (a - 3) * (a - 7) is 0 modulo 2^32 for other numbers, too,
// such as those with a - 3 = 2^30.
package preconditions;

import gov.nasa.jpf.symbc.Preconditions;

public class ProductOverflows {
  @Preconditions("a + b == 10 && a * b == 21")
  static void test(int a, int b) {
    assert a == 3 || a == 7;
  }

  public static void main(String[] args) {
    test(0, 0);
  }
}
