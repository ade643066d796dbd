package indy;

import java.lang.invoke.MethodHandle;
import java.util.Iterator;
import java.util.List;

import static java.lang.invoke.MethodHandles.*;
import static java.lang.invoke.MethodType.methodType;

/** Loop combinators, try-finally nests, table switches and recursion through handles. */
public class HandleLoops {
    static int zeroInit(String s) { return 0; }

    static boolean shorter(int i, String s) { return i < s.length(); }

    static int plusOne(int i, String s) { return i + 1; }

    static boolean below(int v, int limit) { return v < limit; }

    static int doubleIt(int v, int limit) { return v * 2 + 1; }

    static String step(String acc, int i, String init) { return acc + i; }

    static String rev(String acc, String item) { return item + acc; }

    static int iters(int n) { return n; }

    static int fact(int acc, int i, int n) { return acc * (i + 1); }

    static int one(int n) { return 1; }

    static String collatz(String acc, long v) { return acc + v + " "; }

    static int fib(MethodHandle self, int n) throws Throwable { return n < 2 ? n : (int) self.invokeExact(self, n - 1) + (int) self.invokeExact(self, n - 2); }

    static String caseDefault(int i) { return "default " + i; }

    static String caseZero(int i) { return "zero"; }

    static String caseOne(int i) { return "one"; }

    static int loopInit(int n) { return 0; }

    static int loopSum(int i, int sum, int n) { return sum + i * i; }

    static int loopNext(int i, int sum, int n) { return i + 1; }

    static boolean loopTest(int i, int sum, int n) { return i <= n; }

    static int loopResult(int i, int sum, int n) { return sum * 100 + i; }

    static MethodHandle st(String name, Class<?> r, Class<?>... ps) throws ReflectiveOperationException {
        return lookup().findStatic(HandleLoops.class, name, methodType(r, ps));
    }

    public static void main(String[] args) throws Throwable {
        MethodHandle len = whileLoop(st("zeroInit", int.class, String.class), st("shorter", boolean.class, int.class, String.class), st("plusOne", int.class, int.class, String.class));
        System.out.println((int) len.invokeExact("hello") + " " + len.invoke("") + " " + len.type());
        MethodHandle grow = doWhileLoop(st("one", int.class, int.class), st("doubleIt", int.class, int.class, int.class), st("below", boolean.class, int.class, int.class));
        System.out.println((int) grow.invokeExact(100) + " " + grow.invoke(0));
        MethodHandle counted = countedLoop(constant(int.class, 5), identity(String.class), st("step", String.class, String.class, int.class, String.class));
        System.out.println((String) counted.invokeExact("start:"));
        MethodHandle range = countedLoop(constant(int.class, 3), constant(int.class, 7), dropArguments(constant(String.class, ""), 0, String.class), st("step", String.class, String.class, int.class, String.class));
        System.out.println(range.invoke("x"));
        MethodHandle fact = countedLoop(st("iters", int.class, int.class), st("one", int.class, int.class), st("fact", int.class, int.class, int.class, int.class));
        System.out.println((int) fact.invokeExact(10));
        MethodHandle reverse = iteratedLoop(null, constant(String.class, ""), st("rev", String.class, String.class, String.class));
        MethodHandle rev = dropReverse();
        System.out.println(rev.invoke(List.of("a", "b", "c")) + " " + (reverse.type().returnType() == String.class));
        MethodHandle fib = st("fib", int.class, MethodHandle.class, int.class);
        System.out.println((int) fib.invokeExact(fib, 12));
        MethodHandle[] clauseI = {st("loopInit", int.class, int.class), st("loopNext", int.class, int.class, int.class, int.class), st("loopTest", boolean.class, int.class, int.class, int.class), st("loopResult", int.class, int.class, int.class, int.class)};
        MethodHandle[] clauseSum = {st("loopInit", int.class, int.class), st("loopSum", int.class, int.class, int.class, int.class)};
        MethodHandle loop = loop(new MethodHandle[][] {clauseI, clauseSum}[0], clauseSum);
        System.out.println(loop.type() + " " + (int) loop.invokeExact(5));
        MethodHandle sw = tableSwitch(st("caseDefault", String.class, int.class), st("caseZero", String.class, int.class), st("caseOne", String.class, int.class));
        for (int i = -1; i < 3; i++) {
            System.out.print(sw.invoke(i) + "; ");
        }
        System.out.println();
        try {
            whileLoop(null, st("below", boolean.class, int.class, int.class), st("plusOne", int.class, int.class, String.class));
            System.out.println("accepted");
        } catch (IllegalArgumentException e) {
            System.out.println("inconsistent loop refused");
        }
        try {
            countedLoop(constant(long.class, 5L), null, st("step", String.class, String.class, int.class, String.class));
        } catch (IllegalArgumentException e) {
            System.out.println("count must be int");
        }
        MethodHandle boom = countedLoop(constant(int.class, 3), constant(int.class, 1), dropArguments(lookup().findStatic(Math.class, "floorDiv", methodType(int.class, int.class, int.class)), 2, int.class).asType(methodType(int.class, int.class, int.class, int.class)));
        try {
            System.out.println(boom.invoke(0));
        } catch (ArithmeticException e) {
            System.out.println("in loop: " + e.getMessage());
        }
        MethodHandle nested = countedLoop(constant(int.class, 3), identity(String.class), collectInner());
        System.out.println(nested.invoke("n"));
    }

    static MethodHandle dropReverse() throws ReflectiveOperationException {
        MethodHandle iterator = lookup().findVirtual(List.class, "iterator", methodType(Iterator.class));
        return iteratedLoop(iterator, dropArguments(constant(String.class, ""), 0, List.class), st("rev", String.class, String.class, String.class));
    }

    static String inner(String acc, int i) { return "(" + acc + i + ")"; }

    static MethodHandle collectInner() throws ReflectiveOperationException {
        return dropArguments(st("inner", String.class, String.class, int.class), 2, String.class);
    }
}
