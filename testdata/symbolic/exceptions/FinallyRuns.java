// verdict: safe
// paths: 2
// With an exception or without, what stands behind finally runs once.
package exceptions;

import org.sosy_lab.sv_benchmarks.Verifier;

public class FinallyRuns {
  static int count;
  static void risky(int x) {
    try {
      if (x > 100) throw new IllegalArgumentException("x = " + x);
    } finally {
      count++;
    }
  }
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    try {
      risky(x);
    } catch (IllegalArgumentException e) {
      assert x > 100;
    }
    assert count == 1;
  }
}
