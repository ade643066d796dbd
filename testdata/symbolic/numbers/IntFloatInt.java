// verdict: violated
// error: java.lang.AssertionError
// Large ints do not fit into floats.
package numbers;

import org.sosy_lab.sv_benchmarks.Verifier;

public class IntFloatInt {
  public static void main(String[] args) {
    int i = Verifier.nondetInt();
    assert (int) (float) i == i;
  }
}
