// verdict: violated
// error: java.lang.NullPointerException
// paths: 3
// An index leads to one of two objects, which are ways of their own, or to null.
package arrays;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ArrayOfReferences {
  static class Box {
    int v;
    Box(int v) { this.v = v; }
  }
  public static void main(String[] args) {
    Box[] a = {new Box(1), null, new Box(2)};
    int i = Verifier.nondetInt();
    Verifier.assume(i >= 0);
    Verifier.assume(i < 3);
    int v = a[i].v;
  }
}
