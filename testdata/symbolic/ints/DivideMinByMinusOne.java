// verdict: safe
// paths: 1
// Integer.MIN_VALUE / -1 is Integer.MIN_VALUE, with the remainder 0, and no exception.
package ints;

import org.sosy_lab.sv_benchmarks.Verifier;

public class DivideMinByMinusOne {
  public static void main(String[] args) {
    int a = Verifier.nondetInt();
    int b = Verifier.nondetInt();
    Verifier.assume(a == Integer.MIN_VALUE);
    Verifier.assume(b == -1);
    assert a / b == Integer.MIN_VALUE;
    assert a % b == 0;
  }
}
