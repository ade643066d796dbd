// verdict: safe
// Inner classes and lambdas see the variables that they captured.
package features;

import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;
import org.sosy_lab.sv_benchmarks.Verifier;

public class InnerClosures {
  int base;

  class Adder {
    int by;

    int add(int x) {
      return base + by + x;
    }
  }

  static int fold(int[] a, int start, IntBinaryOperator op) {
    int r = start;
    for (int v : a) {
      r = op.applyAsInt(r, v);
    }
    return r;
  }

  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    InnerClosures o = new InnerClosures();
    o.base = x;
    Adder a = o.new Adder();
    a.by = 5;
    o.base++;
    assert a.add(1) == x + 7;
    IntUnaryOperator twice = y -> y + y;
    assert twice.andThen(y -> y - x).applyAsInt(x) == x;
    assert fold(new int[] {x, 1, x}, 0, Integer::sum) == 2 * x + 1;
    assert fold(new int[] {x, 3, -x}, x, Math::max) >= x;
  }
}
