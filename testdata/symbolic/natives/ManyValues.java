// verdict: incomplete
// A native method that can get more values than are tried gets one of them.
package natives;
import org.sosy_lab.sv_benchmarks.Verifier;
public class ManyValues {
  public static void main(String[] args) throws Throwable {
    int x = Verifier.nondetInt();
    if (x < 0 || x > 64) return;
    assert StrictMath.sin(x) < 2;
  }
}
