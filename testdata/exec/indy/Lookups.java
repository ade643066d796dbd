package indy;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.WrongMethodTypeException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;

import static java.lang.invoke.MethodType.methodType;

/** MethodHandles.Lookup: every find, unreflect, bind; invoke, invokeExact, invokeWithArguments; failures. */
public class Lookups {
    static int sCount;
    int field = 5;
    final String fin = "final";
    static String sfield = "static";
    private final int secret;

    Lookups() {
        this(1);
    }

    Lookups(int secret) {
        this.secret = secret;
    }

    static int add(int a, int b) { return a + b; }

    static void bump() { sCount++; }

    String describe(String prefix, long n) { return prefix + n + secret; }

    private int hidden(int x) { return x + secret; }

    static String var(String f, Object... rest) { return f + rest.length; }

    static class Base {
        String who() { return "Base"; }
    }

    static class Derived extends Base {
        @Override
        String who() { return "Derived"; }

        static MethodHandle superWho() throws ReflectiveOperationException {
            return MethodHandles.lookup().findSpecial(Base.class, "who", methodType(String.class), Derived.class);
        }
    }

    interface Greeter {
        String greet(String n);

        default String hi() { return greet("default"); }
    }

    interface Act {
        Object run() throws Throwable;
    }

    static void attempt(String what, Act a) {
        try {
            System.out.println(what + " = " + a.run());
        } catch (Throwable t) {
            boolean specified = t instanceof WrongMethodTypeException || t instanceof NoSuchMethodException || t instanceof NumberFormatException;
            System.out.println(what + " ! " + t.getClass().getSimpleName() + (specified ? ": " + t.getMessage() : ""));
        }
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup lk = MethodHandles.lookup();
        MethodHandle add = lk.findStatic(Lookups.class, "add", methodType(int.class, int.class, int.class));
        System.out.println((int) add.invokeExact(2, 3) + " " + (int) add.invoke(4, 5) + " " + add.invokeWithArguments(6, 7) + " " + add.invokeWithArguments(List.of(8, 9)) + " " + add.type());
        lk.findStatic(Lookups.class, "bump", methodType(void.class)).invokeExact();
        Object nothing = lk.findStatic(Lookups.class, "bump", methodType(void.class)).invoke();
        System.out.println(sCount + " " + nothing);
        MethodHandle describe = lk.findVirtual(Lookups.class, "describe", methodType(String.class, String.class, long.class));
        Lookups me = new Lookups(9);
        System.out.println((String) describe.invokeExact(me, "p", 4L) + " " + describe.invoke(me, (Object) "q", 5) + " " + describe.bindTo(me).invoke("r", (short) 6));
        System.out.println(describe.type() + " " + describe.bindTo(me).type());
        MethodHandle ctor = lk.findConstructor(Lookups.class, methodType(void.class, int.class));
        System.out.println(((Lookups) ctor.invokeExact(77)).secret + " " + ctor.type().returnType().getSimpleName());
        MethodHandle hidden = lk.findVirtual(Lookups.class, "hidden", methodType(int.class, int.class));
        System.out.println((int) hidden.invokeExact(me, 1));
        MethodHandle getter = lk.findGetter(Lookups.class, "field", int.class), setter = lk.findSetter(Lookups.class, "field", int.class);
        setter.invokeExact(me, 50);
        System.out.println((int) getter.invokeExact(me) + " " + setter.type());
        MethodHandle sg = lk.findStaticGetter(Lookups.class, "sfield", String.class), ss = lk.findStaticSetter(Lookups.class, "sfield", String.class);
        ss.invoke("changed");
        System.out.println((String) sg.invokeExact() + " " + sfield);
        MethodHandle who = lk.findVirtual(Base.class, "who", methodType(String.class));
        System.out.println((String) who.invokeExact((Base) new Derived()) + " " + (String) Derived.superWho().invokeExact(new Derived()));
        MethodHandle greet = lk.findVirtual(Greeter.class, "greet", methodType(String.class, String.class));
        Greeter g = n -> "hello " + n;
        System.out.println((String) greet.invokeExact(g, "you") + " " + lk.findVirtual(Greeter.class, "hi", methodType(String.class)).invoke(g));
        MethodHandle var = lk.findStatic(Lookups.class, "var", methodType(String.class, String.class, Object[].class));
        System.out.println(var.isVarargsCollector() + " " + var.invoke("a") + var.invoke("b", 1) + var.invoke("c", 1, 2, 3) + var.invoke("d", new Object[] {1, 2}) + var.asFixedArity().invoke("e", new Object[5]) + var.invokeWithArguments("f", 1, 2));
        Method m = Lookups.class.getDeclaredMethod("hidden", int.class);
        System.out.println((int) lk.unreflect(m).invoke(me, 5) + " " + lk.unreflectConstructor(Lookups.class.getDeclaredConstructor()).type() + " " + lk.unreflectGetter(Lookups.class.getDeclaredField("fin")).invoke(me));
        MethodHandle concat = lk.findVirtual(String.class, "concat", methodType(String.class, String.class));
        MethodHandle len = MethodHandles.publicLookup().findVirtual(String.class, "length", methodType(int.class));
        System.out.println((String) concat.invokeExact("x", "y") + (int) len.invokeExact("four") + lk.bind("bound", "charAt", methodType(char.class, int.class)).invoke(2));
        MethodHandle listSize = lk.findVirtual(List.class, "size", methodType(int.class));
        MethodHandle newList = lk.findConstructor(ArrayList.class, methodType(void.class));
        List<Object> l = (List<Object>) (ArrayList) newList.invokeExact();
        l.add(1);
        System.out.println((int) listSize.invokeExact(l) + " " + MethodHandles.arrayElementGetter(int[].class).invoke(new int[] {4, 5}, 1) + " " + MethodHandles.arrayLength(String[].class).invoke(new String[3]) + " " + ((long[]) MethodHandles.arrayConstructor(long[].class).invoke(4)).length);
        attempt("exact mismatch", () -> (Object) add.invokeExact(1, 2));
        attempt("exact boxes", () -> (int) add.invokeExact((Integer) 1, 2));
        attempt("invoke arity", () -> (int) add.invoke(1));
        attempt("invoke bad cast", () -> (int) add.invoke("1", 2));
        attempt("invoke bad cast in Object", () -> (int) add.invoke((Object) "1", 2));
        attempt("invoke widening", () -> (long) add.invoke((byte) 1, 'a'));
        attempt("invokeWithArguments arity", () -> add.invokeWithArguments(1));
        attempt("invokeWithArguments null", () -> add.invokeWithArguments(1, null));
        attempt("null receiver", () -> (int) hidden.invokeExact((Lookups) null, 1));
        attempt("no such method", () -> lk.findStatic(Lookups.class, "nope", methodType(void.class)));
        attempt("wrong type", () -> lk.findStatic(Lookups.class, "add", methodType(long.class, int.class, int.class)));
        attempt("static as virtual", () -> lk.findVirtual(Lookups.class, "add", methodType(int.class, int.class, int.class)).type());
        attempt("no such field", () -> lk.findGetter(Lookups.class, "zip", int.class));
        attempt("set final", () -> lk.findSetter(Lookups.class, "fin", String.class));
        attempt("asType impossible", () -> add.asType(methodType(List.class, int.class, int.class)));
        attempt("bind primitive", () -> add.bindTo(1));
        attempt("private elsewhere", () -> MethodHandles.publicLookup().findVirtual(Lookups.class, "hidden", methodType(int.class, int.class)).type().parameterCount());
        attempt("exception passes", () -> (int) lk.findStatic(Integer.class, "parseInt", methodType(int.class, String.class)).invokeExact("oops"));
        attempt("wrong class for bind", () -> describe.bindTo("text"));
        try {
            Object o = add.invokeExact(1, 2);
            System.out.println(o);
        } catch (WrongMethodTypeException e) {
            System.out.println("WMT");
        }
    }
}
