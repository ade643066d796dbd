// verdict: safe
// floor and ceil are next to the number on both sides, rint is at most 1/2 away.
package floats;

import org.sosy_lab.sv_benchmarks.Verifier;

public class Rounding {
  public static void main(String[] args) {
    double x = Verifier.nondetDouble();
    Verifier.assume(x >= -100 && x <= 100);
    assert Math.floor(x) <= x && x - Math.floor(x) <= 1;
    assert Math.ceil(x) >= x && Math.ceil(x) - Math.floor(x) <= 1;
    assert Math.abs(Math.rint(x) - x) <= 0.5;
    long rounded = Math.round(x);
    assert rounded - x <= 0.5 && x - rounded <= 0.5;
  }
}
