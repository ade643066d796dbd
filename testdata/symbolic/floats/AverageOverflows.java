// verdict: violated
// error: java.lang.AssertionError
// twin: AverageBetween
// The sum of two great numbers is infinite.
package floats;

import org.sosy_lab.sv_benchmarks.Verifier;

public class AverageOverflows {
  public static void main(String[] args) {
    double x = Verifier.nondetDouble();
    double y = Verifier.nondetDouble();
    Verifier.assume(x <= y);
    double mean = (x + y) / 2;
    assert x <= mean && mean <= y;
  }
}
