// verdict: safe
// paths: 1
// The only int that is -7 gives -3 with the remainder -1.
package ints;

import org.sosy_lab.sv_benchmarks.Verifier;

public class DivideTruncatesSafe {
  public static void main(String[] args) {
    int a = Verifier.nondetInt();
    if (a != -7) Verifier.assume(false);
    assert a / 2 == -3 && a % 2 == -1;
  }
}
