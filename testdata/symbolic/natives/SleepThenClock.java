// verdict: incomplete
// The clock is read afterwards, so the time matters; only one of many is tried.
package natives;
import org.sosy_lab.sv_benchmarks.Verifier;
public class SleepThenClock {
  public static void main(String[] args) throws Throwable {
    int x = Verifier.nondetInt();
    if (x > 0 && x < 1000) {
      long t = System.currentTimeMillis();
      Thread.sleep(x);
      assert System.currentTimeMillis() - t >= x;
    }
  }
}
