// verdict: violated
// error: java.lang.IllegalStateException
// twin: SleepOfAnyTimeSafe
// How long a thread sleeps stays open, and what is refused is a branch: only 500 fails.
package natives;
import org.sosy_lab.sv_benchmarks.Verifier;
public class SleepOfAnyTime {
  public static void main(String[] args) throws InterruptedException {
    int x = Verifier.nondetInt();
    long y = Verifier.nondetLong();
    try {
      Thread.sleep(x);
      assert x >= 0;
      if (x == 500) throw new IllegalStateException("found");
    } catch (IllegalArgumentException e) { assert x < 0; }
    Object lock = new Object();
    synchronized (lock) {
      if (y != 0) {
        try {
          lock.wait(y);
          assert y > 0;
        } catch (IllegalArgumentException e) { assert y < 0; }
      }
    }
    Thread t = new Thread(() -> {});
    t.start();
    try {
      t.join(y);
      assert y > 0 || y == 0 && !t.isAlive();
    } catch (IllegalArgumentException e) { assert y < 0; }
    try {
      Thread.currentThread().setPriority(x);
      assert Thread.currentThread().getPriority() == x && 1 <= x && x <= 10;
    } catch (IllegalArgumentException e) { assert x < 1 || x > 10; }
  }
}
