// verdict: violated
// error: java.lang.IllegalStateException
// twin: ReflectionCarriesSafe
// paths: 2
// Constructors, methods and fields used by reflection keep values unknown. Only 42 fails.
package natives;
import org.sosy_lab.sv_benchmarks.Verifier;
import java.lang.reflect.*;
public class ReflectionCarries {
  int v; public ReflectionCarries(int v) { this.v = v; } public ReflectionCarries() {}
  public int get() { return v; }
  public static void main(String[] args) throws Exception {
    int x = Verifier.nondetInt();
    ReflectionCarries o = ReflectionCarries.class.getConstructor(int.class).newInstance(x);
    assert o.v == x : "ctor";
    Field f = ReflectionCarries.class.getDeclaredField("v");
    ReflectionCarries p = new ReflectionCarries();
    f.setInt(p, x);
    assert p.v == x : "setInt";
    f.set(p, x);
    assert p.v == x : "set";
    assert f.getInt(o) == x : "getInt";
    assert (Integer) f.get(o) == x : "get";
    Object r = ReflectionCarries.class.getMethod("get").invoke(o);
    assert (Integer) r == x : "invoke";
    if (x == 42) throw new IllegalStateException("found");
  }
}
