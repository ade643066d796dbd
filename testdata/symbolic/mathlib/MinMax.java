// verdict: safe
// paths: 1
// The less and the greater of two are the two.
package mathlib;

import org.sosy_lab.sv_benchmarks.Verifier;

public class MinMax {
  public static void main(String[] args) {
    int a = Verifier.nondetInt();
    int b = Verifier.nondetInt();
    assert Math.min(a, b) + Math.max(a, b) == a + b;
  }
}
