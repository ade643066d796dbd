// verdict: incomplete
// set: +symbolic.array_length_limit=4
// Nothing bounds the length, and a limit was chosen; longer arrays than symbolic.array_length_limit are left out.
package exceptions;

import org.sosy_lab.sv_benchmarks.Verifier;

public class LongArraysCut {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    if (n < 0) return;
    int[] a = new int[n];
    assert a.length == n;
  }
}
