// verdict: violated
// error: java.lang.AssertionError
// paths: 3
// Boxes of equal values are one object only from -128 to 127: the values differ, or they are equal
// and shared, or equal and not.
package objects;

import org.sosy_lab.sv_benchmarks.Verifier;

public class BoxesAreShared {
  public static void main(String[] args) {
    int v = Verifier.nondetInt();
    int w = Verifier.nondetInt();
    if (v != w) return;
    Integer a = v;
    Integer b = w;
    assert a == b;
  }
}
