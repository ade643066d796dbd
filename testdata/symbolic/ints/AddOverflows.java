// verdict: violated
// error: java.lang.AssertionError
// twin: AddGuarded
// paths: 4
// The sum of two ints above 0 is not above 0 where it wraps around. The paths: a is not above 0; b
// is not; the sum wraps around; it does not.
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
