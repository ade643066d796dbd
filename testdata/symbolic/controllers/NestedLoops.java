// verdict: safe
// Loops whose bounds are unknown bytes: counting in two ways.
package controllers;

import org.sosy_lab.sv_benchmarks.Verifier;

public class NestedLoops {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    int m = Verifier.nondetInt();
    Verifier.assume(n >= 0 && n <= 6 && m >= 0 && m <= 6);
    int count = 0;
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < m; j++) {
        count++;
      }
    }
    assert count == n * m;
  }
}
