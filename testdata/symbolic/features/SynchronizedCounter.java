// verdict: safe
// One thread only: locks, wait with a limit and notify do no harm.
package features;

import org.sosy_lab.sv_benchmarks.Verifier;

public class SynchronizedCounter {
  private int n;

  synchronized void add(int by) {
    synchronized (this) {
      n += by;
    }
    notifyAll();
  }

  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    SynchronizedCounter c = new SynchronizedCounter();
    c.add(x);
    c.add(-x);
    assert c.n == 0;
    try {
      c.notify();
      assert false;
    } catch (IllegalMonitorStateException e) {
      assert Thread.holdsLock(c) == false;
    }
  }
}
