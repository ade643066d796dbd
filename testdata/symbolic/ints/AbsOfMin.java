// verdict: violated
// error: java.lang.AssertionError
// twin: AbsOfOthers
// paths: 2
// Math.abs(Integer.MIN_VALUE) is negative; abs itself does not branch.
package ints;

import org.sosy_lab.sv_benchmarks.Verifier;

public class AbsOfMin {
  public static void main(String[] args) {
    int a = Verifier.nondetInt();
    assert Math.abs(a) >= 0;
  }
}
