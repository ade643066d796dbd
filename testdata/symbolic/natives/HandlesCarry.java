// verdict: violated
// error: java.lang.IllegalStateException
// twin: HandlesCarrySafe
// paths: 2
// Handles of methods and variables, also bound and adapted, keep values unknown. Only 42 fails.
package natives;
import org.sosy_lab.sv_benchmarks.Verifier;
import java.lang.invoke.*;
public class HandlesCarry {
  static int twice(int x) { return 2 * x; }
  int f; int add(int y) { return f + y; }
  public static void main(String[] args) throws Throwable {
    int x = Verifier.nondetInt();
    MethodHandle h = MethodHandles.lookup().findStatic(HandlesCarry.class, "twice", MethodType.methodType(int.class, int.class));
    assert (int) h.invokeExact(x) == 2 * x : "invokeExact";
    Object r = h.invoke(x);
    assert (Integer) r == 2 * x : "invoke boxed";
    HandlesCarry o = new HandlesCarry(); o.f = x;
    MethodHandle a = MethodHandles.lookup().findVirtual(HandlesCarry.class, "add", MethodType.methodType(int.class, int.class));
    assert (int) a.invoke(o, x) == 2 * x : "virtual";
    MethodHandle b = a.bindTo(o);
    assert (int) b.invoke(3) == x + 3 : "bound";
    MethodHandle g = MethodHandles.insertArguments(h, 0, x);
    assert (int) g.invoke() == 2 * x : "inserted";
    Object w = h.invokeWithArguments(x);
    assert (Integer) w == 2 * x : "withArguments";
    VarHandle vh = MethodHandles.lookup().findVarHandle(HandlesCarry.class, "f", int.class);
    vh.set(o, x + 1);
    assert (int) vh.get(o) == x + 1 : "varhandle";
    assert (int) vh.getAndAdd(o, x) == x + 1 && o.f == 2 * x + 1: "getAndAdd";
    VarHandle ah = MethodHandles.arrayElementVarHandle(int[].class);
    int[] arr = {1, 2, x};
    assert (int) ah.get(arr, 2) == x : "array handle";
    if (x == 42) throw new IllegalStateException("found");
  }
}
