// verdict: safe
// The product of successive numbers is even, also where it overflows.
package numbers;

import org.sosy_lab.sv_benchmarks.Verifier;

public class IntegerParity {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    assert (x * (x + 1) & 1) == 0;
    long y = x;
    assert (y * (y + 1)) % 2 == 0;
  }
}
