// verdict: violated
// error: java.lang.AssertionError
// paths: 2
// A lambda captures an unknown value, and gets another.
package objects;

import java.util.function.IntUnaryOperator;
import org.sosy_lab.sv_benchmarks.Verifier;

public class LambdaCaptures {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    int y = Verifier.nondetInt();
    IntUnaryOperator f = z -> z - x;
    assert f.applyAsInt(y) != 3;
  }
}
