// verdict: safe
// What ReflectiveNatives asserts holds for all inputs.
package natives;
import org.sosy_lab.sv_benchmarks.Verifier;
import java.lang.reflect.*;
public class ReflectiveNativesSafe {
  interface I { int m(int x); }
  public static void main(String[] args) throws Throwable {
    int x = Verifier.nondetInt();
    int[] a = {x, 2}, b = new int[2];
    System.class.getMethod("arraycopy", Object.class, int.class, Object.class, int.class, int.class).invoke(null, a, 0, b, 0, 2);
    assert b[0] == x : "arraycopy";
    I p = (I) Proxy.newProxyInstance(I.class.getClassLoader(), new Class<?>[]{I.class}, (o, m, as) -> (Integer) as[0] + 1);
    assert p.m(x) == x + 1 : "proxy";
    String s = (String) Integer.class.getMethod("toString", int.class).invoke(null, x);
    assert !s.equals("32") || x == 32;
    char[] cs = new char[1]; cs[0] = (char) x;
    String t = (String) String.class.getMethod("valueOf", char[].class).invoke(null, (Object) cs);
    assert t.charAt(0) == (char) x;
    Object c = Object.class.getDeclaredMethod("hashCode").invoke(t);
    assert ((Integer) c) == (char) x;
  }
}
