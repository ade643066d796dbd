// verdict: safe
// The two quotients are the same but for three roundings.
package floats;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ReciprocalNear {
  public static void main(String[] args) {
    double x = Verifier.nondetDouble();
    double y = Verifier.nondetDouble();
    Verifier.assume(x >= 1 && x <= 2);
    Verifier.assume(y >= 1 && y <= 2);
    double difference = x / y - 1.0 / (y / x);
    assert Math.abs(difference) < 0.001;
  }
}
