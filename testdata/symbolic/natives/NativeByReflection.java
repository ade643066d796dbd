// verdict: violated
// error: java.lang.IllegalStateException
// twin: NativeByReflectionSafe
// Natives called by reflection have each of few values, too: only the text k4 is that of the program.
package natives;
import org.sosy_lab.sv_benchmarks.Verifier;
import java.lang.reflect.*;
public class NativeByReflection {
  public static void main(String[] args) throws Throwable {
    int x = Verifier.nondetInt();
    if (x < 0 || x > 5) return;
    Object s = String.class.getMethod("intern").invoke("k" + x);
    if (s == "k4") throw new IllegalStateException("found");
    Object r = StrictMath.class.getMethod("cos", double.class).invoke(null, x);
    assert ((Double) r == 1.0) == (x == 0);
  }
}
