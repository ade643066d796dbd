// verdict: violated
// error: java.lang.AssertionError
// twin: ProductGreater
// 3037000500 squared wraps around.
package longs;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ProductSmaller {
  public static void main(String[] args) {
    long a = Verifier.nondetLong();
    long b = Verifier.nondetLong();
    Verifier.assume(a > 0 && b > 0);
    assert a * b >= a;
  }
}
