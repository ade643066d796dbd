// verdict: violated
// error: java.lang.AssertionError
// twin: AddGuarded
// The sum of two ints above 0 is not above 0 where it wraps around: a <= 0; b <= 0; wrapped or
// not, of which the last two are one path each, so a>0&&b>0 has 2. Together a<=0, a>0&&b<=0 are
// one return each.
// paths: 4
package ints;

import org.sosy_lab.sv_benchmarks.Verifier;

public class AddOverflows {
  public static void main(String[] args) {
    int a = Verifier.nondetInt();
    int b = Verifier.nondetInt();
    if (a <= 0) return;
    if (b <= 0) return;
    assert a + b > 0;
  }
}
