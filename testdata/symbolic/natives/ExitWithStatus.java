// verdict: violated
// error: java.lang.AssertionError
// paths: 3
// The status with which a program ends does not matter. x is above 3, 2, or another number.
package natives;
import org.sosy_lab.sv_benchmarks.Verifier;
public class ExitWithStatus {
  public static void main(String[] args) throws Throwable {
    int x = Verifier.nondetInt();
    if (x > 3) System.exit(x);
    assert x != 2;
  }
}
