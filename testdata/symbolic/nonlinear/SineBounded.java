// verdict: safe
// Sines and cosines are at most 1.
package nonlinear;

import org.sosy_lab.sv_benchmarks.Verifier;

public class SineBounded {
  public static void main(String[] args) {
    double x = Verifier.nondetDouble();
    Verifier.assume(x > -100 && x < 100);
    assert Math.sin(x) <= 1 && Math.cos(x) >= -1;
    assert Math.abs(Math.sin(x)) <= 1;
  }
}
