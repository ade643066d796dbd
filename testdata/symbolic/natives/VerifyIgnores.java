// verdict: violated
// error: java.lang.IllegalStateException
// oracle: skip
// Above 10 paths are ignored, so 15 is not possible and 5 is.
package natives;
import org.sosy_lab.sv_benchmarks.Verifier;
import gov.nasa.jpf.vm.Verify;
public class VerifyIgnores {
  public static void main(String[] args) throws Throwable {
    int x = Verifier.nondetInt();
    Verify.ignoreIf(x > 10);
    if (x == 5) throw new IllegalStateException("found");
    if (x == 15) throw new Error("impossible");
  }
}
