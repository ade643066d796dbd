// verdict: safe
// What ReflectionCarries asserts holds for all inputs.
package natives;
import org.sosy_lab.sv_benchmarks.Verifier;
import java.lang.reflect.*;
public class ReflectionCarriesSafe {
  int v; public ReflectionCarriesSafe(int v) { this.v = v; } public ReflectionCarriesSafe() {}
  public int get() { return v; }
  public static void main(String[] args) throws Exception {
    int x = Verifier.nondetInt();
    ReflectionCarriesSafe o = ReflectionCarriesSafe.class.getConstructor(int.class).newInstance(x);
    assert o.v == x : "ctor";
    Field f = ReflectionCarriesSafe.class.getDeclaredField("v");
    ReflectionCarriesSafe p = new ReflectionCarriesSafe();
    f.setInt(p, x);
    assert p.v == x : "setInt";
    f.set(p, x);
    assert p.v == x : "set";
    assert f.getInt(o) == x : "getInt";
    assert (Integer) f.get(o) == x : "get";
    Object r = ReflectionCarriesSafe.class.getMethod("get").invoke(o);
    assert (Integer) r == x : "invoke";
  }
}
