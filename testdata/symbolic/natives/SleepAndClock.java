// verdict: violated
// error: java.lang.IllegalStateException
// twin: SleepAndClockSafe
// The clock shows how long a thread has slept at least: each of few times is tried.
package natives;
import org.sosy_lab.sv_benchmarks.Verifier;
public class SleepAndClock {
  public static void main(String[] args) throws InterruptedException {
    int x = Verifier.nondetInt();
    if (x < 0 || x > 9) return;
    long t = System.currentTimeMillis();
    Thread.sleep(x * 100);
    long d = System.currentTimeMillis() - t;
    assert d >= x * 100;
    if (d >= 800 && x < 9) throw new IllegalStateException("found");
  }
}
