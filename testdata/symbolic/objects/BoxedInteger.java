// verdict: violated
// error: java.lang.AssertionError
// paths: 2
// A boxed value is as unknown as the value; boxing does not branch.
package objects;

import org.sosy_lab.sv_benchmarks.Verifier;

public class BoxedInteger {
  public static void main(String[] args) {
    Integer x = Verifier.nondetInt();
    Integer y = x + 1;
    assert y != 42;
  }
}
