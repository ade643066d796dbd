// verdict: violated
// error: java.lang.IllegalStateException
// oracle: skip
// The bound of a choice must be known; each that is possible is tried.
package natives;
import org.sosy_lab.sv_benchmarks.Verifier;
import gov.nasa.jpf.vm.Verify;
public class VerifyBound {
  public static void main(String[] args) throws Throwable {
    int x = Verifier.nondetInt();
    if (x < 0 || x > 3) return;
    int y = Verify.getInt(0, x);
    assert y <= x;
    if (y == 3) throw new IllegalStateException("found");
  }
}
