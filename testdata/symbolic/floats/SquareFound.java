// verdict: violated
// error: java.lang.AssertionError
// twin: SquareNeverTwo
// 1.5 and -1.5 square to 2.25.
package floats;

import org.sosy_lab.sv_benchmarks.Verifier;

public class SquareFound {
  public static void main(String[] args) {
    double x = Verifier.nondetDouble();
    assert x * x != 2.25;
  }
}
