package lambda;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** Functional interfaces: defaults, generics, bridges, overloads by arity, Object methods, identity. */
public class FuncInterfaces {
    @FunctionalInterface
    interface Shout {
        String say(String s);

        default Shout twice() { return s -> say(say(s)); }

        default Shout with(String suffix) { return s -> say(s) + suffix; }

        static Shout loud() { return String::toUpperCase; }

        boolean equals(Object o);
    }

    interface Sub extends Shout {
        @Override
        default Shout twice() { return x -> "sub " + Shout.super.twice().say(x); }
    }

    interface Num<T extends Number> {
        T make(T seed);
    }

    interface IntNum extends Num<Integer> {
        @Override
        Integer make(Integer seed);
    }

    interface Both extends Supplier<String>, Callable<String> {
        @Override
        default String call() { return "call:" + get(); }
    }

    interface NoArgs { int v(); }

    interface OneArg { int v(int x); }

    static String take(NoArgs n) { return "none " + n.v(); }

    static String take(OneArg n) { return "one " + n.v(5); }

    static String run(Runnable r) {
        r.run();
        return "runnable";
    }

    static String run(Callable<?> c) throws Exception { return "callable " + c.call(); }

    static String fn(Function<String, Integer> f) { return "function " + f.apply("abc"); }

    static String fn(Predicate<String> p, int... x) { return "predicate " + p.test("abc"); }

    static <T> T pick(boolean b, Supplier<? extends T> t, Supplier<? extends T> f) { return (b ? t : f).get(); }

    static int count;

    static Runnable sameSite() { return () -> count++; }

    static Supplier<Integer> capturing(int n) { return () -> n; }

    interface Visitor<R> {
        R num(int n);

        default R add(R a, R b) { return b; }
    }

    abstract static class Template {
        final String run(Function<String, String> hook) { return before() + hook.apply(name()) + after(); }

        String before() { return "<"; }

        String after() { return ">"; }

        abstract String name();
    }

    public static void main(String[] args) throws Exception {
        Shout s = x -> x + "!";
        System.out.println(s.say("a") + s.twice().say("b") + s.with("?").twice().say("c") + Shout.loud().with(".").say("d"));
        Sub sub = x -> "[" + x + "]";
        System.out.println(sub.twice().say("q") + " " + sub.with("-").say("w"));
        IntNum in = x -> x + 1;
        Num<Integer> up = in;
        @SuppressWarnings({"unchecked", "rawtypes"})
        Num<Number> polluted = (Num) in;
        System.out.println(up.make(4));
        try {
            polluted.make(1.5);
        } catch (ClassCastException e) {
            System.out.println("bridge refuses Double");
        }
        Both both = () -> "got";
        System.out.println(both.get() + " " + both.call());
        System.out.println(take(() -> 3) + " " + take(x -> x * 2));
        System.out.println(run(() -> 5) + " " + run(() -> { count += 10; }));
        try {
            run(() -> { throw new IllegalStateException("prefers Callable"); });
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
    }

    static {
        System.out.println(fn(x -> x.length()) + " " + pick(true, () -> 1, () -> "two") + pick(false, () -> 1, () -> "two"));
        Runnable a = sameSite(), b = sameSite();
        a.run();
        b.run();
        System.out.println(count + " " + (a.getClass() == b.getClass()) + " " + (capturing(1).getClass() == capturing(2).getClass()) + " " + capturing(1).equals(capturing(1)) + " " + capturing(9).get());
        Class<?> k = a.getClass();
        System.out.println(k.isInterface() + " " + k.isAnonymousClass() + " " + Arrays.toString(k.getInterfaces()) + " " + k.getSuperclass().getName() + " " + k.isSynthetic() + " " + k.isHidden() + " " + k.getName().startsWith("lambda.FuncInterfaces$$Lambda"));
        Visitor<String> v = n -> "n" + n;
        System.out.println(v.num(1) + v.add("x", "y"));
        Template t = new Template() {
            @Override
            String name() { return "anon"; }

            @Override
            String after() { return "/" + super.after(); }
        };
        System.out.println(t.run(n -> n + n.length()) + t.run(Function.identity()));
        int abstracts = 0, defaults = 0, statics = 0;
        for (Method m : Shout.class.getDeclaredMethods()) {
            if (Modifier.isAbstract(m.getModifiers())) {
                abstracts++;
            } else if (m.isDefault()) {
                defaults++;
            } else if (Modifier.isStatic(m.getModifiers())) {
                statics++;
            }
        }
        System.out.println(abstracts + " " + defaults + " " + statics + " " + Shout.class.isAnnotationPresent(FunctionalInterface.class));
        List<Integer> l = Arrays.asList(4, 2, 9);
        Collections.sort(l, (x, y) -> y - x);
        Function<Object, Object> wide = String::valueOf;
        Function<? super Integer, ? extends CharSequence> wild = x -> "w" + x;
        System.out.println(l + " " + wide.apply(l) + " " + wild.apply(3).length());
    }
}
