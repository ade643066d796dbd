// verdict: violated
// error: java.lang.AssertionError
// paths: 3
// A method that sees nothing but references compares boxes as the JDK shares them: the values differ,
// or they are equal and shared, or equal and not.
package objects;

import org.sosy_lab.sv_benchmarks.Verifier;

public class BoxesComparedElsewhere {
  static boolean same(Object a, Object b) {
    return a == b;
  }
  public static void main(String[] args) {
    int v = Verifier.nondetInt();
    int w = Verifier.nondetInt();
    if (v != w) return;
    Integer a = v;
    Integer b = w;
    assert same(a, b);
  }
}
