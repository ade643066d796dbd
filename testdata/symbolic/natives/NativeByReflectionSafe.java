// verdict: safe
// Natives called by reflection have each of few values, too, and none is k6.
package natives;
import org.sosy_lab.sv_benchmarks.Verifier;
import java.lang.reflect.*;
public class NativeByReflectionSafe {
  public static void main(String[] args) throws Throwable {
    int x = Verifier.nondetInt();
    if (x < 0 || x > 5) return;
    Object s = String.class.getMethod("intern").invoke("k" + x);
    if (s == "k6") throw new IllegalStateException("found");
    Object r = StrictMath.class.getMethod("cos", double.class).invoke(null, x);
    assert ((Double) r == 1.0) == (x == 0);
  }
}
