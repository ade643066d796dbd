// verdict: violated
// error: java.lang.AssertionError
// paths: 2
// Adding 1 to the greatest short gives the least.
package small;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ShortWraps {
  public static void main(String[] args) {
    short s = Verifier.nondetShort();
    short next = (short) (s + 1);
    assert next > s;
  }
}
