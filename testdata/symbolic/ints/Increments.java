// verdict: violated
// error: java.lang.AssertionError
// paths: 2
// Incrementing Integer.MAX_VALUE does not make it greater.
package ints;

import org.sosy_lab.sv_benchmarks.Verifier;

public class Increments {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    int y = x;
    y++;
    assert y > x;
  }
}
