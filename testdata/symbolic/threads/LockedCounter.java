// verdict: safe
// Whatever is added, under a lock nothing is lost.
package threads;

import org.sosy_lab.sv_benchmarks.Verifier;

public class LockedCounter {
  static long sum;
  static synchronized void add(int x) {
    sum += x;
  }
  public static void main(String[] args) throws InterruptedException {
    int x = Verifier.nondetInt();
    int y = Verifier.nondetInt();
    Thread t = new Thread(() -> add(x));
    t.start();
    add(y);
    t.join();
    assert sum == (long) x + y;
  }
}
