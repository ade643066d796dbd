// exit: 1
package indy;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.util.function.IntFunction;

/** What stack traces show, and who is a caller, when calls go through handles. */
public class HandleTraces {
    static class Bad {
        static int value = Integer.parseInt("no number");
    }

    static abstract class Shape {
        Shape() { }
    }

    int field;
    static int count;
    static final Object LOCK = new Object();

    static int fail(int x) {
        if (x > 2) {
            throw new IllegalStateException("fail " + x);
        }
        return x;
    }

    synchronized int locked(int x) {
        return Thread.holdsLock(this) ? x + field : -1;
    }

    static synchronized void nothing() {
        count++;
    }

    static long wide(long a, double b, byte c, boolean d) {
        return a + (long) b + c + (d ? 1 : 0);
    }

    HandleTraces() { }

    HandleTraces(int field) {
        this.field = field;
        if (field < 0) {
            throw new IllegalArgumentException("negative");
        }
    }

    static void show(String what, Throwable t) {
        System.out.println(what + ": " + t.getClass().getName() + (t instanceof NullPointerException ? "" : ": " + t.getMessage()));
        for (StackTraceElement e : t.getStackTrace()) {
            if (!e.getClassName().startsWith("java.") && !e.getClassName().startsWith("sun.")
                    && !e.getClassName().startsWith("jdk.")) {
                System.out.println("    " + e);
            }
        }
        if (t.getCause() != null) {
            show("  cause", t.getCause());
        }
    }

    interface Body {
        void run() throws Throwable;
    }

    static void check(String what, Body b) {
        try {
            b.run();
            System.out.println(what + " done");
        } catch (Throwable t) {
            show(what, t);
        }
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        MethodHandle fail = l.findStatic(HandleTraces.class, "fail", MethodType.methodType(int.class, int.class));
        MethodHandle locked = l.findVirtual(HandleTraces.class, "locked", MethodType.methodType(int.class, int.class));
        MethodHandle make = l.findConstructor(HandleTraces.class, MethodType.methodType(void.class, int.class));
        MethodHandle none = l.findStatic(HandleTraces.class, "nothing", MethodType.methodType(void.class));
        MethodHandle wide = l.findStatic(HandleTraces.class, "wide", MethodType.methodType(long.class, long.class, double.class, byte.class, boolean.class));
        check("exact", () -> { int i = (int) fail.invokeExact(3); });
        check("generic", () -> { Object i = fail.invoke((short) 4); });
        check("arguments", () -> fail.invokeWithArguments(5));
        check("filter", () -> { int i = (int) MethodHandles.filterReturnValue(fail, fail).invokeExact(2) + (int) MethodHandles.filterReturnValue(fail, MethodHandles.identity(int.class)).invokeExact(6); });
        check("guard", () -> MethodHandles.guardWithTest(MethodHandles.dropArguments(MethodHandles.constant(boolean.class, false), 0, int.class), fail, fail).invoke(7));
        check("caught", () -> System.out.println(MethodHandles.catchException(fail, IllegalStateException.class,
                MethodHandles.dropArguments(MethodHandles.constant(int.class, -8), 0, IllegalStateException.class)).invoke(8)));
        check("wrong exact", () -> { Object o = fail.invokeExact(3); });
        check("wrong generic", () -> { String o = (String) fail.invoke("x", 1); });
        check("cast", () -> { int i = (int) fail.invoke((Object) "text"); });
        check("null unboxed", () -> { int i = (int) fail.invoke((Integer) null); });
        check("null receiver", () -> { int i = (int) locked.invokeExact((HandleTraces) null, 1); });
        check("constructor", () -> { HandleTraces h = (HandleTraces) make.invokeExact(-1); });
        HandleTraces h = (HandleTraces) make.invokeExact(5);
        System.out.println((int) locked.invokeExact(h, 4) + " " + (long) wide.invokeExact(1L << 40, 2.9, (byte) -3, true) + " " + wide.invoke(1, 2f, (byte) 3, false));
        none.invokeExact();
        none.invoke();
        none.invokeWithArguments();
        System.out.println(count);
        check("class init", () -> { int i = (int) l.findStaticGetter(Bad.class, "value", int.class).invokeExact(); });
        check("class init again", () -> { int i = (int) l.findStaticGetter(Bad.class, "value", int.class).invokeExact(); });
        check("abstract", () -> { Shape s = (Shape) l.findConstructor(Shape.class, MethodType.methodType(void.class)).invokeExact(); });
        VarHandle v = l.findVarHandle(HandleTraces.class, "field", int.class);
        check("var null", () -> v.set((HandleTraces) null, 3));
        check("var type", () -> v.set(h, "three"));
        check("var ok", () -> v.set(h, (short) 3));
        System.out.println(v.getAndAdd(h, 4) + " " + (int) v.get(h) + " " + v.compareAndSet(h, 7, 8) + " " + (long) (int) v.getVolatile(h));
        VarHandle a = MethodHandles.arrayElementVarHandle(Object[].class);
        check("var bounds", () -> a.set(new Object[2], 2, "x"));
        check("var store", () -> a.setVolatile((Object[]) new Integer[2], 1, (Object) "x"));
        // callers
        MethodHandle forName = MethodHandles.publicLookup().in(HandleTraces.class).findStatic(Integer.class, "valueOf", MethodType.methodType(Integer.class, String.class));
        System.out.println(forName.invoke("12"));
        MethodHandle byName = l.findStatic(Class.class, "forName", MethodType.methodType(Class.class, String.class));
        System.out.println(byName.invoke("indy.HandleTraces") + " " + byName.bindTo("java.lang.String").invoke());
        check("not found", () -> { Object c = byName.invoke("no.such.Type"); });
        MethodHandle deep = fail;
        for (int i = 0; i < 30; i++) {
            deep = MethodHandles.filterReturnValue(deep, MethodHandles.identity(int.class));
        }
        MethodHandle deepest = deep;
        System.out.println((int) deepest.invokeExact(1));
        check("deep", () -> { int i = (int) deepest.invokeExact(9); });
        IntFunction<MethodHandle> bound = i -> MethodHandles.insertArguments(fail, 0, i);
        check("bound", () -> { int i = (int) bound.apply(10).invokeExact(); });
        MethodHandle thrower = MethodHandles.throwException(void.class, Exception.class);
        check("thrower", () -> thrower.invoke(new java.io.IOException("thrown")));
        check("spread", () -> { Object r = wide.asSpreader(Object[].class, 4).invoke(new Object[] {1L, 2.0, (byte) 3, "no"}); });
        check("spread length", () -> { Object r = wide.asSpreader(Object[].class, 4).invoke(new Object[] {1L}); });
        MethodHandle nested = MethodHandles.exactInvoker(fail.type());
        check("invoker", () -> { int i = (int) nested.invokeExact(fail, 11); });
        throw (Throwable) MethodHandles.identity(Throwable.class).invokeExact((Throwable) new UnsupportedOperationException("last"));
    }
}
