package indy;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.util.Arrays;
import java.util.List;

import static java.lang.invoke.MethodHandles.*;
import static java.lang.invoke.MethodType.methodType;

/** Method handle combinators: insert, drop, permute, filter, fold, collect, spread, asType, guards. */
public class Combinators {
    static String three(int a, String b, double c) { return a + b + c; }

    static int sub(int a, int b) { return a - b; }

    static int twice(int a) { return a * 2; }

    static String join(Object... os) { return Arrays.toString(os); }

    static boolean positive(int a) { return a > 0; }

    static String pos(int a) { return "pos" + a; }

    static String neg(int a) { return "neg" + a; }

    static int parse(String s) { return Integer.parseInt(s); }

    static int recover(NumberFormatException e, String s) { return -s.length(); }

    static int cleanup(Throwable t, int result, String s) {
        System.out.print("(cleanup " + (t == null ? "ok" : t.getClass().getSimpleName()) + " " + result + " " + s + ")");
        return result * 10;
    }

    static void log(String s) { System.out.print("(log " + s + ")"); }

    static MethodHandle st(String name, Class<?> r, Class<?>... ps) throws ReflectiveOperationException {
        return lookup().findStatic(Combinators.class, name, methodType(r, ps));
    }

    static void p(Object o) { System.out.println(o); }

    public static void main(String[] args) throws Throwable {
        MethodHandle three = st("three", String.class, int.class, String.class, double.class);
        MethodHandle sub = st("sub", int.class, int.class, int.class);
        MethodHandle twice = st("twice", int.class, int.class);
        MethodHandle join = st("join", String.class, Object[].class).asFixedArity();
        MethodHandle parse = st("parse", int.class, String.class);
        p(insertArguments(three, 1, "mid").invoke(1, 2.5));
        p(insertArguments(three, 0, 9, "x").invoke(0.5));
        p(dropArguments(sub, 1, String.class, long.class).invoke(10, "ignored", 5L, 3));
        p(dropArguments(sub, 1, String.class, long.class).type());
        p(permuteArguments(sub, methodType(int.class, int.class, int.class), 1, 0).invoke(10, 3));
        p(permuteArguments(sub, methodType(int.class, int.class), 0, 0).invoke(10));
        p(permuteArguments(three, methodType(String.class, double.class, int.class, String.class), 1, 2, 0).invoke(1.5, 7, "z"));
        p(filterArguments(sub, 0, twice, twice).invoke(10, 3));
        p(filterArguments(sub, 1, parse).invoke(10, "4"));
        p(filterReturnValue(sub, twice).invoke(10, 3));
        p(foldArguments(dropArguments(three, 0, int.class).asType(methodType(String.class, int.class, int.class, String.class, double.class)), twice).type());
        p(foldArguments(sub, twice).invoke(21));
        MethodHandle log = st("log", void.class, String.class);
        p(foldArguments(parse, log).invoke("33"));
        p(collectArguments(sub, 1, sub).invoke(100, 10, 3));
        p(collectArguments(parse, 0, log).invoke("first", "44"));
        p(join.asCollector(Object[].class, 3).invoke(1, "b", 'c'));
        p(join.asCollector(Object[].class, 0).invoke());
        p(join.asVarargsCollector(Object[].class).invoke(1, 2, 3, 4, 5));
        p(three.asSpreader(Object[].class, 3).invoke(new Object[] {1, "s", 2.0}));
        p(three.asSpreader(Object[].class, 2).invoke(5, new Object[] {"s", 2.0}));
        p(sub.asSpreader(int[].class, 2).invoke(new int[] {8, 5}));
        try {
            sub.asSpreader(int[].class, 2).invoke(new int[] {8});
        } catch (IllegalArgumentException e) {
            p(e.getMessage());
        }
        p(sub.asType(methodType(Object.class, Object.class, Integer.class)).invoke((Object) 9, (Integer) 4));
        p(sub.asType(methodType(long.class, byte.class, short.class)).invoke((byte) 9, (short) 4));
        p(sub.asType(methodType(void.class, int.class, int.class)).type());
        p(explicitCastArguments(sub, methodType(byte.class, double.class, boolean.class)).invoke(300.9, true));
        p(explicitCastArguments(identity(Object.class), methodType(int.class, Object.class)).invoke((Object) null));
        MethodHandle guard = guardWithTest(st("positive", boolean.class, int.class), st("pos", String.class, int.class), st("neg", String.class, int.class));
        p(guard.invoke(5) + "" + guard.invoke(-5));
        MethodHandle safe = catchException(parse, NumberFormatException.class, st("recover", int.class, NumberFormatException.class, String.class));
        p(safe.invoke("12") + " " + safe.invoke("twelve"));
        MethodHandle tf = tryFinally(parse, st("cleanup", int.class, Throwable.class, int.class, String.class));
        p(tf.invoke("7"));
        try {
            tf.invoke("seven");
        } catch (NumberFormatException e) {
            p(e.getMessage());
        }
        p(constant(String.class, "k").invoke() + " " + constant(int.class, 5).invoke() + " " + identity(long.class).invoke(6L) + " " + zero(double.class).invoke() + " " + zero(String.class).invoke() + " " + empty(methodType(int.class, String.class)).invoke("x"));
        try {
            throwException(String.class, IllegalStateException.class).invoke(new IllegalStateException("thrown by handle"));
        } catch (IllegalStateException e) {
            p(e.getMessage());
        }
        MethodHandle printer = publicLookup().findVirtual(java.io.PrintStream.class, "println", methodType(void.class, String.class)).bindTo(System.out);
        printer.invokeExact("bound println");
        MethodHandle chain = twice;
        for (int i = 0; i < 10; i++) {
            chain = filterReturnValue(chain, i % 3 == 0 ? insertArguments(sub, 1, i) : twice);
        }
        p((int) chain.invokeExact(1));
        MethodHandle inv = exactInvoker(methodType(int.class, int.class));
        p((int) inv.invokeExact(twice, 50) + " " + invoker(methodType(Object.class, Integer.class)).invoke(twice, (Integer) 51) + " " + spreadInvoker(methodType(int.class, int.class, int.class), 1).invoke(sub, 1, new Object[] {2}));
        MethodHandle eq = lookup().findVirtual(Object.class, "equals", methodType(boolean.class, Object.class));
        p(eq.invoke((Object) "a", (Object) "a") + " " + insertArguments(eq, 1, "z").invoke((Object) "y"));
        MethodHandle two = collectArguments(join.asCollector(Object[].class, 4).asType(methodType(String.class, int.class, int.class, String.class, double.class)), 1, twice);
        p(two.invoke(1, 2, "s", 3.5));
        p(dropReturn(sub).type() + " " + dropArgumentsToMatch(twice, 0, List.of(int.class, String.class), 0).type());
        p(filterArguments(join.asCollector(Object[].class, 2).asType(methodType(String.class, String.class, int.class)), 0, lookup().findVirtual(String.class, "trim", methodType(String.class)), null).invoke("  t ", 1));
        try {
            insertArguments(sub, 2, 1);
        } catch (IllegalArgumentException e) {
            p("no room");
        }
        try {
            permuteArguments(sub, methodType(int.class, int.class), 0, 1);
        } catch (IllegalArgumentException e) {
            p("bad permutation");
        }
        try {
            guardWithTest(twice, twice, twice);
        } catch (IllegalArgumentException e) {
            p("guard must be boolean");
        }
        p(MethodHandles.arrayElementSetter(String[].class).type());
    }
}
