// verdict: violated
// error: java.lang.AssertionError
// twin: ThreadsOrdered
// set: +symbolic.concolic=true
// oracle: skip
// The update of the other thread is lost in one order only, and only 40 makes that show.
package concolic;

import org.sosy_lab.sv_benchmarks.Verifier;

public class Threads {
  static int total;

  public static void main(String[] args) throws InterruptedException {
    int x = Verifier.nondetInt();
    Thread t = new Thread(() -> total += x);
    t.start();
    total += 2;
    t.join();
    assert total != 40;
    assert total != 2 || x == 0 || x != 123;
  }
}
