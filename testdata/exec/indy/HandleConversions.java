package indy;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.ArrayList;
import java.util.List;

/** Calls of handles whose types are not those of the variable: what is cast, what is dropped, and what fails when. */
public class HandleConversions {
    static class Base {
        Object any = "any";
        CharSequence text = "text";
        Number number = 1;
        List<String> list = new ArrayList<>();
        int count = 5;
        long wide = 6;
        byte small = 7;
        static Integer boxed = 8;
    }

    static class Sub extends Base { }

    interface Step { Object run() throws Throwable; }

    static VarHandle find(String name, Class<?> type) throws Exception {
        return MethodHandles.lookup().findVarHandle(Base.class, name, type);
    }

    static void show(String what, Step step) {
        try {
            System.out.println(what + ": " + step.run());
        } catch (Throwable t) {
            System.out.println(what + ": " + t.getClass().getName() + " " + (t instanceof ClassCastException || t instanceof NullPointerException ? "" : t.getMessage()));
        }
    }

    public static void main(String[] args) throws Exception {
        VarHandle any = find("any", Object.class);
        VarHandle text = find("text", CharSequence.class);
        VarHandle number = find("number", Number.class);
        VarHandle list = find("list", List.class);
        VarHandle count = find("count", int.class);
        VarHandle wide = find("wide", long.class);
        VarHandle small = find("small", byte.class);
        VarHandle boxed = MethodHandles.lookup().findStaticVarHandle(Base.class, "boxed", Integer.class);
        VarHandle strings = MethodHandles.arrayElementVarHandle(String[].class);
        VarHandle objects = MethodHandles.arrayElementVarHandle(Object[].class);
        Base b = new Sub();
        Object o = b;
        for (int i = 0; i < 2; i++) { // a site is linked the first time
            show("null expected", () -> number.compareAndSet(b, null, (Number) 2) + " " + b.number);
            show("null new value", () -> number.compareAndSet(b, (Number) b.number, null) + " " + b.number);
            show("of a subclass", () -> number.compareAndSet((Sub) b, null, (Integer) 3) + " " + b.number);
            show("receiver as Object", () -> { number.set(o, (Object) 4); return b.number; });
            show("receiver of another class", () -> { number.set((Object) "no", (Object) 4); return b.number; });
            show("null receiver", () -> { number.set((Base) null, (Number) 4); return b.number; });
            show("wrong value", () -> { number.set(b, (Object) "no"); return b.number; });
            show("get as Integer", () -> { int x = (Integer) number.get(b); return x; });
            show("get as Double", () -> (Double) number.get(b));
            show("get as String", () -> (String) any.get(b));
            show("get as interface", () -> (Comparable<?>) any.getVolatile(b));
            show("get as interface that it is not", () -> { Runnable r = (Runnable) any.get(b); return "passed " + (r != null); });
            show("set interface to another", () -> { text.set(b, (Comparable<?>) "comparable"); return b.text; });
            show("set a list to text", () -> { text.set(b, (List<?>) new ArrayList<>()); return "passed"; });
            show("text again", () -> { text.set(b, "again"); return b.text; });
            show("dropped getAndSet", () -> { any.getAndSet(b, "set"); return b.any; });
            show("dropped getAndAdd", () -> { count.getAndAdd(b, 3); return b.count; });
            show("dropped wide", () -> { wide.getAndAdd(b, 3L); wide.getAndBitwiseOr(b, 16L); return b.wide; });
            show("dropped exchange", () -> { any.compareAndExchange(b, "set", (Object) "exchanged"); return b.any; });
            show("exchange as wrong type", () -> (Integer) any.compareAndExchange(b, b.any, (Object) "late"));
            show("after it", () -> b.any);
            show("getAndSet as wrong type", () -> (Integer) any.getAndSet(b, "later"));
            show("after that", () -> b.any);
            show("int as long", () -> (long) count.get(b));
            show("int as Integer", () -> (Integer) count.get(b));
            show("int as Object", () -> (Object) count.get(b));
            show("set int from byte", () -> { count.set(b, (byte) 3); return b.count; });
            show("set byte from int", () -> { small.set(b, 3); return b.small; });
            show("set int from Integer", () -> { count.set(b, (Integer) 30); return b.count; });
            show("set int from Object", () -> { count.set(b, (Object) 31); return b.count; });
            show("set int from null", () -> { count.set(b, (Integer) null); return b.count; });
            show("boxed from int", () -> { boxed.set(9); return Base.boxed; });
            show("boxed add", () -> boxed.getAndAdd((Integer) 1));
            show("too few", () -> any.get());
            show("too many", () -> any.get(b, b));
            show("set gives", () -> (Object) any.compareAndSet(b, null, null));
            show("list", () -> { list.set(b, (Iterable<?>) List.of("x")); return b.list; });
            show("exact get", () -> (String) any.withInvokeExactBehavior().get(b));
            show("exact set", () -> { any.withInvokeExactBehavior().set(b, (Object) "exactly"); return b.any; });
            show("exact of a subclass", () -> (Object) any.withInvokeExactBehavior().get((Sub) b));
            show("exact dropped", () -> { any.withInvokeExactBehavior().getAndSet(b, (Object) "x"); return b.any; });
            String[] some = {"a", "b"};
            Object[] wider = some;
            show("element", () -> (Object) strings.get(some, 1));
            show("element of wider", () -> { objects.set((Object[]) some, 1, "c"); return some[1]; });
            show("array passed as its class", () -> objects.getAndSet(some, 0, "d") + some[0]);
            show("array as Object", () -> strings.get((Object) wider, 0));
            show("wrong element", () -> { objects.set(wider, 0, (Object) 1); return some[0]; });
            show("element null", () -> { strings.set(some, 0, null); return some[0]; });
            show("element exchange", () -> strings.compareAndExchange(some, 0, null, "e") + some[0]);
            show("element dropped", () -> { strings.getAndSet(some, 0, "f"); return some[0]; });
            show("index as short", () -> strings.get(some, (short) 1));
            show("index too large", () -> strings.get(some, 2));
            show("null array", () -> strings.get((String[]) null, 0));
        }
    }
}
