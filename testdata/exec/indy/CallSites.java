package indy;

import java.lang.invoke.CallSite;
import java.lang.invoke.ConstantCallSite;
import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.MutableCallSite;
import java.lang.invoke.StringConcatFactory;
import java.lang.invoke.SwitchPoint;
import java.lang.invoke.VolatileCallSite;
import java.util.Comparator;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;

import static java.lang.invoke.MethodType.methodType;

/** Call sites (constant, mutable, volatile), SwitchPoint, LambdaMetafactory and proxies called directly. */
public class CallSites {
    static String a(String s) { return "a:" + s; }

    static String b(String s) { return "b:" + s; }

    static int add(int x, int y) { return x + y; }

    int state = 5;

    int plus(int x) { return state += x; }

    static class Inline extends MutableCallSite {
        int misses;

        Inline() throws ReflectiveOperationException {
            super(methodType(String.class, Object.class));
            setTarget(MethodHandles.lookup().findVirtual(Inline.class, "miss", methodType(String.class, Object.class)).bindTo(this));
        }

        String miss(Object o) throws Throwable {
            misses++;
            Class<?> k = o.getClass();
            MethodHandle hit = MethodHandles.lookup().findStatic(CallSites.class, "describe" + k.getSimpleName(), methodType(String.class, k)).asType(type());
            MethodHandle test = MethodHandles.lookup().findVirtual(Class.class, "isInstance", methodType(boolean.class, Object.class)).bindTo(k);
            setTarget(MethodHandles.guardWithTest(test, hit, getTarget()));
            return (String) hit.invokeExact(o);
        }
    }

    static String describeInteger(Integer i) { return "integer " + i; }

    static String describeString(String s) { return "string " + s; }

    interface Described extends Comparator<String> {
        @Override
        default Comparator<String> reversed() { return Comparator.super.reversed(); }
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup lk = MethodHandles.lookup();
        MethodType ss = methodType(String.class, String.class);
        MethodHandle ha = lk.findStatic(CallSites.class, "a", ss), hb = lk.findStatic(CallSites.class, "b", ss);
        CallSite constant = new ConstantCallSite(ha);
        System.out.println((String) constant.dynamicInvoker().invokeExact("x"));
        try {
            constant.setTarget(hb);
        } catch (UnsupportedOperationException e) {
            System.out.println("constant stays");
        }
        MutableCallSite site = new MutableCallSite(ha);
        MethodHandle inv = site.dynamicInvoker();
        System.out.print((String) inv.invokeExact("1") + " ");
        site.setTarget(hb);
        System.out.println((String) inv.invokeExact("2") + " " + site.type());
        try {
            site.setTarget(lk.findStatic(CallSites.class, "add", methodType(int.class, int.class, int.class)));
        } catch (java.lang.invoke.WrongMethodTypeException e) {
            System.out.println("type must fit");
        }
        VolatileCallSite vol = new VolatileCallSite(ss);
        try {
            vol.dynamicInvoker().invoke("early");
        } catch (IllegalStateException e) {
            System.out.println("unset target");
        }
        vol.setTarget(ha);
        System.out.println(vol.dynamicInvoker().invoke("late"));
        Inline cache = new Inline();
        MethodHandle ci = cache.dynamicInvoker();
        for (Object o : new Object[] {1, "s", 2, "t", 3}) {
            System.out.print(ci.invoke(o) + "; ");
        }
        System.out.println(cache.misses);
        SwitchPoint sp = new SwitchPoint();
        MethodHandle guarded = sp.guardWithTest(ha, hb);
        System.out.print(guarded.invoke("before") + " " + sp.hasBeenInvalidated() + " ");
        SwitchPoint.invalidateAll(new SwitchPoint[] {sp});
        System.out.println(guarded.invoke("after") + " " + sp.hasBeenInvalidated());

        MethodHandle add = lk.findStatic(CallSites.class, "add", methodType(int.class, int.class, int.class));
        CallSite lam = LambdaMetafactory.metafactory(lk, "applyAsInt", methodType(IntBinaryOperator.class), methodType(int.class, int.class, int.class), add, methodType(int.class, int.class, int.class));
        IntBinaryOperator op = (IntBinaryOperator) lam.getTarget().invokeExact();
        System.out.println(op.applyAsInt(20, 22) + " " + lam.getTarget().type());
        CallSite gen = LambdaMetafactory.metafactory(lk, "apply", methodType(BiFunction.class), methodType(Object.class, Object.class, Object.class), add, methodType(Integer.class, Integer.class, Integer.class));
        @SuppressWarnings("unchecked")
        BiFunction<Integer, Integer, Integer> bf = (BiFunction<Integer, Integer, Integer>) gen.getTarget().invokeExact();
        System.out.println(bf.apply(1, 2) + " " + bf.andThen(x -> x * 100).apply(3, 4));
        MethodHandle plus = lk.findVirtual(CallSites.class, "plus", methodType(int.class, int.class));
        CallSites me = new CallSites();
        CallSite cap = LambdaMetafactory.metafactory(lk, "getAsInt", methodType(IntSupplier.class, CallSites.class, int.class), methodType(int.class), plus, methodType(int.class));
        IntSupplier sup = (IntSupplier) cap.getTarget().invokeExact(me, 10);
        System.out.println(sup.getAsInt() + " " + sup.getAsInt() + " " + me.state);
        MethodHandle len = lk.findVirtual(String.class, "length", methodType(int.class));
        CallSite tif = LambdaMetafactory.metafactory(lk, "applyAsInt", methodType(ToIntFunction.class), methodType(int.class, Object.class), len, methodType(int.class, String.class));
        @SuppressWarnings("unchecked")
        ToIntFunction<String> lenFn = (ToIntFunction<String>) tif.getTarget().invoke();
        System.out.println(lenFn.applyAsInt("seven!!"));
        MethodHandle newSb = lk.findConstructor(StringBuilder.class, methodType(void.class, String.class));
        CallSite ctor = LambdaMetafactory.metafactory(lk, "apply", methodType(Function.class), methodType(Object.class, Object.class), newSb, methodType(StringBuilder.class, String.class));
        System.out.println(((Function<String, StringBuilder>) ctor.getTarget().invoke()).apply("abc").reverse());
        CallSite alt = LambdaMetafactory.altMetafactory(lk, "compare", methodType(Described.class), methodType(int.class, Object.class, Object.class), lk.findVirtual(String.class, "compareTo", methodType(int.class, String.class)), methodType(int.class, String.class, String.class), LambdaMetafactory.FLAG_MARKERS, 1, java.io.Serializable.class);
        Described cmp = (Described) alt.getTarget().invoke();
        System.out.println(cmp.compare("a", "b") + " " + cmp.reversed().compare("a", "b") + " " + (cmp instanceof java.io.Serializable));
        try {
            LambdaMetafactory.metafactory(lk, "get", methodType(Supplier.class), methodType(Object.class), add, methodType(Integer.class));
        } catch (java.lang.invoke.LambdaConversionException e) {
            System.out.println("conversion refused");
        }
        CallSite cat = StringConcatFactory.makeConcatWithConstants(lk, "cat", methodType(String.class, int.class, String.class, double.class), "i=\1 s=\1 k=\2 d=\1", "KONST");
        System.out.println((String) cat.getTarget().invokeExact(5, "five", 5.5));
        System.out.println(StringConcatFactory.makeConcat(lk, "cat", methodType(String.class, Object.class, char.class)).getTarget().invoke((Object) null, 'c'));
    }
}
