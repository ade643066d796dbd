// verdict: safe
// Records compare by their components; instanceof patterns bind.
package features;

import org.sosy_lab.sv_benchmarks.Verifier;

public class RecordsAndPatterns {
  record Point(int x, int y) {
    Point {
      if (x < 0) {
        throw new IllegalArgumentException("x");
      }
    }

    Point swap() {
      return new Point(y, x);
    }
  }

  static int first(Object o) {
    if (o instanceof Point p && p.x() > 3) {
      return p.x();
    }
    return -1;
  }

  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    int y = Verifier.nondetInt();
    try {
      Point p = new Point(x, y);
      assert p.equals(new Point(x, y)) && p.hashCode() == new Point(x, y).hashCode();
      assert first(p) == (x > 3 ? x : -1);
      assert p.swap().swap().equals(p);
    } catch (IllegalArgumentException e) {
      assert x < 0 || y < 0;
    }
  }
}
