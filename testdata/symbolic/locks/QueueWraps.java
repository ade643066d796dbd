// verdict: violated
// error: java.lang.ArrayIndexOutOfBoundsException
// A ring buffer whose index is not wrapped where three are put in front of one that is taken.
package locks;

import org.sosy_lab.sv_benchmarks.Verifier;

public class QueueWraps {
  static final int[] ring = new int[3];
  static int head;
  static int tail;
  static int n;

  static void put(int v) {
    if (n < ring.length) {
      ring[tail] = v;
      tail = n == 2 ? tail + 1 : (tail + 1) % ring.length;
      n++;
    }
  }

  static int take() {
    if (n == 0) {
      return -1;
    }
    int v = ring[head];
    head = (head + 1) % ring.length;
    n--;
    return v;
  }

  public static void main(String[] args) {
    for (int i = 0; i < 6; i++) {
      int what = Verifier.nondetInt();
      if (what >= 0) {
        put(what);
      } else {
        take();
      }
    }
  }
}
