// verdict: violated
// error: java.lang.AssertionError
// twin: ProductIsPrime
// 1022117 is 1009 * 1013.
package longs;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ProductFactored {
  public static void main(String[] args) {
    long a = Verifier.nondetLong();
    long b = Verifier.nondetLong();
    Verifier.assume(a > 1 && b > 1 && a < 1000000 && b < 1000000);
    assert a * b != 1022117;
  }
}
