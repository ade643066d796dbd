// verdict: violated
// error: java.lang.IllegalStateException
// Handles of a constructor, of natives and of a test: none takes what stands in a slot for the value. The root needs a value. Then x may be 42.
package natives;
import org.sosy_lab.sv_benchmarks.Verifier;
import java.lang.invoke.*;
public class HandlesOfNatives {
  final int v; public HandlesOfNatives(int v) { this.v = v; }
  byte b;
  public static void main(String[] args) throws Throwable {
    int x = Verifier.nondetInt(); double d = Verifier.nondetDouble();
    MethodHandles.Lookup l = MethodHandles.lookup();
    MethodHandle c = l.findConstructor(HandlesOfNatives.class, MethodType.methodType(void.class, int.class));
    HandlesOfNatives o = (HandlesOfNatives) c.invokeExact(x);
    assert o.v == x : "constructor";
    MethodHandle s = l.findStatic(Math.class, "sqrt", MethodType.methodType(double.class, double.class));
    double r = (double) s.invokeExact(d);
    assert r == Math.sqrt(d) || d < 0 || d != d : "sqrt";
    MethodHandle bits = l.findStatic(Double.class, "doubleToRawLongBits", MethodType.methodType(long.class, double.class));
    long lb = (long) bits.invokeExact(d);
    assert Double.longBitsToDouble(lb) == d || d != d : "bits";
    VarHandle vb = l.findVarHandle(HandlesOfNatives.class, "b", byte.class);
    byte y = (byte) x;
    vb.set(o, y);
    byte old = (byte) vb.getAndAdd(o, (byte) 100);
    assert old == y && o.b == (byte) (y + 100) : "byte getAndAdd";
    MethodHandle g = MethodHandles.guardWithTest(l.findStatic(HandlesOfNatives.class, "pos", MethodType.methodType(boolean.class, int.class)),
        MethodHandles.dropArguments(MethodHandles.constant(String.class, "p"), 0, int.class),
        MethodHandles.dropArguments(MethodHandles.constant(String.class, "n"), 0, int.class));
    assert ((String) g.invoke(x)).equals("p") == (x > 0);
    if (x == 42) throw new IllegalStateException("found");
  }
  static boolean pos(int x) { return x > 0; }
}
