// verdict: safe
// set: +symbolic.concolic=true
// oracle: skip
// Updates under a lock are never lost: the sum is that of both, whatever the order.
package concolic;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ThreadsOrdered {
  static int total;

  static synchronized void add(int n) {
    total += n;
  }

  public static void main(String[] args) throws InterruptedException {
    int x = Verifier.nondetInt();
    Thread t = new Thread(() -> add(x));
    t.start();
    add(2);
    t.join();
    if (x > 10) assert total == x + 2;
    else assert total == 2 + x;
  }
}
