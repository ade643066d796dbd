// verdict: violated
// error: java.lang.AssertionError
// paths: 3
// Which class is called was decided by the value: b > 5 for one of them, then what it computes.
package objects;

import org.sosy_lab.sv_benchmarks.Verifier;

public class VirtualCalls {
  interface Shape { int area(int x); }
  static class Square implements Shape { public int area(int x) { return x * x; } }
  static class Line implements Shape { public int area(int x) { return 0; } }
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    Verifier.assume(x > -100);
    Verifier.assume(x < 100);
    Shape s = x > 5 ? new Square() : new Line();
    assert s.area(x) != 49;
  }
}
