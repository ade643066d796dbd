// verdict: violated
// error: java.lang.AssertionError
// paths: 3
// The components of a record are compared: x differs, and the path returns; or it is equal, then y.
package objects;

import org.sosy_lab.sv_benchmarks.Verifier;

public class Record {
  record Point(int x, int y) {}
  public static void main(String[] args) {
    Point p = new Point(Verifier.nondetInt(), Verifier.nondetInt());
    if (p.x() != 3) return;
    assert p.y() != 4;
  }
}
