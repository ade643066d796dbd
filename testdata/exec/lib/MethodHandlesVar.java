package lib;

import java.lang.invoke.ConstantCallSite;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.MutableCallSite;
import java.lang.invoke.VarHandle;
import java.lang.invoke.WrongMethodTypeException;
import java.util.Arrays;
import java.util.List;

/** Method handles of every kind, adaptation, combinators; var handles over fields and arrays. */
public class MethodHandlesVar {
    private int field = 5;
    static String shared = "s";
    volatile long counter;

    MethodHandlesVar() { }

    MethodHandlesVar(int f) {
        field = f;
    }

    private int times(int k) {
        return field * k;
    }

    static String join(String a, Object... rest) {
        return a + Arrays.toString(rest);
    }

    static int fail(String m) throws Exception {
        throw new Exception(m);
    }

    static class Sub extends MethodHandlesVar {
        @Override
        public String toString() {
            return "sub";
        }
    }

    @Override
    public String toString() {
        return "base " + field;
    }

    interface Act {
        Object run() throws Throwable;
    }

    static void t(String label, Act a) {
        try {
            System.out.println(label + ": " + a.run());
        } catch (Throwable e) {
            System.out.println(label + ": " + e.getClass().getSimpleName() + (e instanceof ClassCastException || e instanceof NullPointerException ? "" : " " + e.getMessage()));
        }
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        MethodHandlesVar o = new MethodHandlesVar();
        MethodHandle len = l.findVirtual(String.class, "length", MethodType.methodType(int.class));
        t("virtual", () -> (int) len.invokeExact("four") + " " + len.invoke("five5") + " " + len.type());
        t("static", () -> (int) l.findStatic(Math.class, "max", MethodType.methodType(int.class, int.class, int.class)).invokeExact(3, 9));
        t("constructor", () -> ((MethodHandlesVar) l.findConstructor(MethodHandlesVar.class, MethodType.methodType(void.class, int.class)).invokeExact(8)).field);
        t("private", () -> (int) l.findVirtual(MethodHandlesVar.class, "times", MethodType.methodType(int.class, int.class)).invokeExact(o, 6));
        t("special", () -> l.findVirtual(Object.class, "toString", MethodType.methodType(String.class)).invoke(new Sub()) + " " + l.findVirtual(MethodHandlesVar.class, "toString", MethodType.methodType(String.class)).bindTo(o).invoke());
        t("getter setter", () -> {
            l.findSetter(MethodHandlesVar.class, "field", int.class).invokeExact(o, 11);
            l.findStaticSetter(MethodHandlesVar.class, "shared", String.class).invokeExact("changed");
            return (int) l.findGetter(MethodHandlesVar.class, "field", int.class).invokeExact(o) + (String) l.findStaticGetter(MethodHandlesVar.class, "shared", String.class).invokeExact();
        });
        t("missing", () -> l.findVirtual(String.class, "nope", MethodType.methodType(void.class)).type());
        t("wrong kind", () -> l.findStatic(String.class, "length", MethodType.methodType(int.class)));
        t("exact mismatch", () -> (Integer) len.invokeExact("x"));
        t("cast", () -> len.invoke((Object) 5));
        t("null receiver", () -> (int) len.invokeExact((String) null));
        t("checked", () -> l.findStatic(MethodHandlesVar.class, "fail", MethodType.methodType(int.class, String.class)).invoke("boom"));
        MethodHandle join = l.findStatic(MethodHandlesVar.class, "join", MethodType.methodType(String.class, String.class, Object[].class));
        t("varargs", () -> join.isVarargsCollector() + " " + join.invoke("a") + join.invoke("b", 1, 'c') + join.invokeWithArguments("d", 2L) + join.asFixedArity().invoke("e", new Object[] {9}));
        t("arguments", () -> join.invokeWithArguments(List.of("list", 1, 2, 3)));
        t("asType", () -> (Object) len.asType(MethodType.methodType(long.class, Object.class)).invoke((Object) "wide"));
        t("asType bad", () -> len.asType(MethodType.methodType(int.class, int.class)));
        t("spreader", () -> join.asFixedArity().asType(join.type()).invoke("s", (Object[]) new String[] {"x"}) + " " + l.findStatic(Math.class, "addExact", MethodType.methodType(int.class, int.class, int.class)).asSpreader(int[].class, 2).invoke(new int[] {4, 5}));
        t("spreader bad", () -> l.findStatic(Math.class, "addExact", MethodType.methodType(int.class, int.class, int.class)).asSpreader(int[].class, 2).invoke(new int[] {4}));
        t("collector", () -> join.asFixedArity().asCollector(Object[].class, 2).invoke("c", 1, 2));
        MethodHandle concat = l.findVirtual(String.class, "concat", MethodType.methodType(String.class, String.class));
        t("insert", () -> (String) MethodHandles.insertArguments(concat, 1, "!").invokeExact("hey"));
        t("drop", () -> (String) MethodHandles.dropArguments(concat, 1, int.class).invokeExact("a", 5, "b"));
        t("permute", () -> (String) MethodHandles.permuteArguments(concat, MethodType.methodType(String.class, String.class, String.class), 1, 0).invokeExact("1", "2"));
        t("filter", () -> (String) MethodHandles.filterArguments(concat, 1, l.findVirtual(String.class, "toUpperCase", MethodType.methodType(String.class))).invokeExact("a", "b") + MethodHandles.filterReturnValue(concat, len).invoke("ab", "c"));
        t("fold", () -> MethodHandles.foldArguments(MethodHandles.dropArguments(concat, 2, String.class).asType(MethodType.methodType(String.class, String.class, String.class, String.class)), concat).invoke("x", "y"));
        t("guard", () -> {
            MethodHandle g = MethodHandles.guardWithTest(l.findVirtual(String.class, "isEmpty", MethodType.methodType(boolean.class)), MethodHandles.dropArguments(MethodHandles.constant(String.class, "empty"), 0, String.class), MethodHandles.identity(String.class));
            return (String) g.invokeExact("") + (String) g.invokeExact("full");
        });
        t("catch", () -> {
            MethodHandle thrower = l.findStatic(MethodHandlesVar.class, "fail", MethodType.methodType(int.class, String.class));
            MethodHandle handler = MethodHandles.dropArguments(MethodHandles.constant(int.class, -1), 0, Exception.class, String.class);
            return (int) MethodHandles.catchException(thrower, Exception.class, handler).invokeExact("x");
        });
        t("loop", () -> {
            MethodHandle body = l.findStatic(Math.class, "addExact", MethodType.methodType(int.class, int.class, int.class));
            return (int) MethodHandles.countedLoop(MethodHandles.constant(int.class, 5), MethodHandles.constant(int.class, 100), body).invoke();
        });
        t("array", () -> {
            int[] a = {1, 2, 3};
            MethodHandles.arrayElementSetter(int[].class).invoke(a, 1, 50);
            return (int) MethodHandles.arrayElementGetter(int[].class).invokeExact(a, 1) + " " + MethodHandles.arrayLength(int[].class).invoke(a) + " " + ((int[]) MethodHandles.arrayConstructor(int[].class).invoke(4)).length;
        });
        t("unreflect", () -> l.unreflect(String.class.getMethod("trim")).invoke(" t ") + "" + l.unreflectGetter(MethodHandlesVar.class.getDeclaredField("field")).invoke(o));
        t("throw", () -> MethodHandles.throwException(int.class, IllegalStateException.class).invoke(new IllegalStateException("thrown")));
        t("type", () -> {
            MethodType m = MethodType.methodType(void.class, int.class, String[].class);
            return m + " " + m.toMethodDescriptorString() + " " + m.changeReturnType(long.class).appendParameterTypes(Object.class).wrap() + " " + m.generic() + " " + MethodType.fromMethodDescriptorString("(IJ)Ljava/lang/String;", null) + " " + m.equals(MethodType.methodType(void.class, int.class, String[].class)) + " " + m.parameterCount() + m.hasPrimitives() + m.dropParameterTypes(0, 1);
        });
        t("call sites", () -> {
            MutableCallSite c = new MutableCallSite(MethodHandles.constant(String.class, "first"));
            MethodHandle inv = c.dynamicInvoker();
            String a = (String) inv.invokeExact();
            c.setTarget(MethodHandles.constant(String.class, "second"));
            return a + (String) inv.invokeExact() + new ConstantCallSite(len).type();
        });
        t("reveal", () -> l.revealDirect(len).getName() + " " + l.lookupClass().getSimpleName() + " " + MethodHandles.publicLookup().findVirtual(String.class, "hashCode", MethodType.methodType(int.class)).invoke("h"));
        t("no access", () -> {
            try {
                return MethodHandles.publicLookup().findVirtual(MethodHandlesVar.class, "times", MethodType.methodType(int.class, int.class));
            } catch (IllegalAccessException e) {
                return "no access";
            }
        });
        VarHandle f = l.findVarHandle(MethodHandlesVar.class, "field", int.class);
        VarHandle c = l.findVarHandle(MethodHandlesVar.class, "counter", long.class);
        VarHandle s = l.findStaticVarHandle(MethodHandlesVar.class, "shared", String.class);
        VarHandle a = MethodHandles.arrayElementVarHandle(int[].class);
        t("var field", () -> {
            f.set(o, 1);
            return (int) f.get(o) + " " + f.compareAndSet(o, 1, 2) + f.compareAndSet(o, 1, 3) + " " + (int) f.getAndAdd(o, 5) + " " + (int) f.getVolatile(o) + " " + (int) f.getAndBitwiseOr(o, 8) + o.field + " " + (int) f.compareAndExchange(o, 15, 0) + o.field + f.varType() + f.coordinateTypes();
        });
        t("var long", () -> (long) c.getAndAdd(o, 3L) + (long) c.getAndSet(o, 9L) + " " + o.counter + " " + c.weakCompareAndSetPlain(o, 8L, 1L) + (long) c.getOpaque(o));
        t("var static", () -> (String) s.getAndSet("new") + s.get() + s.compareAndSet("zzz", "no"));
        t("var array", () -> {
            int[] x = {1, 2, 3};
            a.setVolatile(x, 0, 7);
            return (int) a.getAndAdd(x, 0, 1) + Arrays.toString(x) + a.compareAndSet(x, 2, 3, 30) + x[2];
        });
        t("var bounds", () -> (int) a.get(new int[1], 1));
        t("var wrong type", () -> {
            try {
                f.set(o, "string");
                return "set";
            } catch (WrongMethodTypeException e) {
                return "wrong type";
            }
        });
        t("var null", () -> (int) f.get((MethodHandlesVar) null));
        t("byte view", () -> {
            VarHandle v = MethodHandles.byteArrayViewVarHandle(int[].class, java.nio.ByteOrder.BIG_ENDIAN);
            byte[] b = new byte[8];
            v.set(b, 4, 0x01020304);
            return Arrays.toString(b) + (int) v.get(b, 2);
        });
        VarHandle.fullFence();
    }
}
