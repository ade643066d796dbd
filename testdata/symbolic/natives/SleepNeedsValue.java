// verdict: violated
// error: java.lang.AssertionError
// The clock is read afterwards, so the time matters. The search tries one of many, a run with values the right one.
package natives;
import org.sosy_lab.sv_benchmarks.Verifier;
public class SleepNeedsValue {
  public static void main(String[] args) throws Throwable {
    int x = Verifier.nondetInt();
    if (x > 0 && x < 1000) {
      long t = System.currentTimeMillis();
      Thread.sleep(x);
      assert System.currentTimeMillis() - t >= x;
      assert x != 500;
    }
  }
}
