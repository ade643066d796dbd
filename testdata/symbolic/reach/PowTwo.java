// verdict: safe
// A square is not negative.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class PowTwo {
  public static void main(String[] args) {
    double d = Verifier.nondetDouble();
    if (d == d) assert Math.pow(d, 2) >= 0;
  }
}
