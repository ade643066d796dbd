// verdict: safe
// 1000003 is a prime.
package longs;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ProductIsPrime {
  public static void main(String[] args) {
    long a = Verifier.nondetLong();
    long b = Verifier.nondetLong();
    Verifier.assume(a > 1 && b > 1 && a < 1000000 && b < 1000000);
    assert a * b != 1000003;
  }
}
