// verdict: incomplete
// oracle: skip
// The virtual machine has to know for how long; only one value is tried.
package natives;
import org.sosy_lab.sv_benchmarks.Verifier;
public class SleepNeedsValue {
  public static void main(String[] args) throws Throwable {
    int x = Verifier.nondetInt();
    long t = System.currentTimeMillis();
    if (x > 0 && x < 1000) {
      Thread.sleep(x);
      assert x != 500;
    }
  }
}
