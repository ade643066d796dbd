// verdict: violated
// error: java.lang.AssertionError
// paths: 3
// Two ints are their own negation: 0, which returns, and Integer.MIN_VALUE.
package ints;

import org.sosy_lab.sv_benchmarks.Verifier;

public class NegateMin {
  public static void main(String[] args) {
    int a = Verifier.nondetInt();
    if (a == 0) return;
    assert -a != a;
  }
}
