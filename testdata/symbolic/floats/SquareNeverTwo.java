// verdict: safe
// The root of 2 is no double, and the squares of its two neighbours are not rounded to 2.
package floats;

import org.sosy_lab.sv_benchmarks.Verifier;

public class SquareNeverTwo {
  public static void main(String[] args) {
    double x = Verifier.nondetDouble();
    assert x * x != 2.0;
  }
}
