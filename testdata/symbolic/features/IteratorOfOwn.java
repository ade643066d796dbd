// verdict: safe
// set: +symbolic.dp_timeout_ms=60000
// The enhanced for statement runs through an iterator of the program's own.
package features;

import java.util.Iterator;
import java.util.NoSuchElementException;
import org.sosy_lab.sv_benchmarks.Verifier;

public class IteratorOfOwn {
  static class Range implements Iterable<Integer> {
    final int lo;
    final int hi;

    Range(int lo, int hi) {
      this.lo = lo;
      this.hi = hi;
    }

    public Iterator<Integer> iterator() {
      return new Iterator<Integer>() {
        int at = lo;

        public boolean hasNext() {
          return at < hi;
        }

        public Integer next() {
          if (at >= hi) {
            throw new NoSuchElementException();
          }
          return at++;
        }
      };
    }
  }

  public static void main(String[] args) {
    int lo = Verifier.nondetInt();
    int n = Verifier.nondetInt();
    Verifier.assume(lo > -1000 && lo < 1000 && n >= 0 && n < 6);
    int sum = 0;
    for (int v : new Range(lo, lo + n)) {
      sum += v;
    }
    assert sum == n * lo + n * (n - 1) / 2;
  }
}
