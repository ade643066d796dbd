package indy;

import java.io.Serializable;
import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;

/** What javac links by invokedynamic: records' methods, lambdas in interfaces, statics, constructors, generics. */
public class Bootstraps {
    record Deep(int[] raw, List<Deep> kids, Deep parent) { }

    record Prims(byte b, short s, char c, int i, long l, float f, double d, boolean z) { }

    record Generic<T extends Comparable<T>>(T low, T high) {
        Generic {
            if (low.compareTo(high) > 0) {
                T t = low;
                low = high;
                high = t;
            }
        }

        boolean has(T t) { return low.compareTo(t) <= 0 && t.compareTo(high) <= 0; }
    }

    interface WithLambdas {
        Supplier<String> FIELD = () -> "from interface initialiser";

        default Supplier<String> make(String s) { return () -> s + priv().get(); }

        private Supplier<String> priv() { return () -> "/private " + getClass().getSimpleName(); }

        static Function<Integer, Integer> stat(int n) { return x -> x * n; }
    }

    enum Op {
        PLUS((a, b) -> a + b), TIMES((a, b) -> a * b) {
            @Override
            int twice(int a) { return fn.go(fn.go(a, 2), 2); }
        };

        interface Fn {
            int go(int a, int b);
        }

        final Fn fn;

        Op(Fn fn) { this.fn = fn; }

        int twice(int a) { return fn.go(a, a); }
    }

    static class Base {
        final Supplier<String> s;

        Base(Supplier<String> s) { this.s = s; }
    }

    static class Sub extends Base {
        final String name = "sub";

        Sub(int n) {
            super(() -> "arg " + n);
        }

        Supplier<String> mine = () -> name + s.get();
        Runnable[] all = {() -> System.out.print("0 "), this::print, Sub::shout};

        void print() { System.out.print("this:" + name + " "); }

        static void shout() { System.out.println("static"); }
    }

    static <T, K extends Comparable<K>> List<T> sortBy(List<T> in, Function<? super T, ? extends K> key) {
        List<T> out = new ArrayList<>(in);
        out.sort((a, b) -> key.apply(a).compareTo(key.apply(b)));
        return out;
    }

    static <A extends Number & Comparable<A>> Comparator<A> bounded() { return (x, y) -> x.compareTo(y) * (x.intValue() > 100 ? -1 : 1); }

    public static void main(String[] args) throws Exception {
        int[] raw = {1};
        Deep root = new Deep(raw, new ArrayList<>(), null);
        Deep kid = new Deep(raw, List.of(), root);
        System.out.println(kid.equals(new Deep(raw, List.of(), root)) + " " + kid.equals(new Deep(new int[] {1}, List.of(), root)) + " " + new Deep(null, null, null) + " " + new Deep(null, null, null).hashCode() + " " + kid.equals("x"));
        Prims p = new Prims((byte) 1, (short) 2, 'c', 4, 5L, 6f, 7d, true);
        System.out.println(p + " " + p.hashCode() + " " + p.equals(new Prims((byte) 1, (short) 2, 'c', 4, 5L, 6f, 7d, true)) + " " + p.equals(new Prims((byte) 1, (short) 2, 'c', 4, 5L, 6f, 7d, false)));
        Set<Object> set = new HashSet<>();
        for (int i = 0; i < 40; i++) {
            set.add(new Generic<>(i % 7, i % 5));
        }
        System.out.println(set.size() + " " + set.contains(new Generic<>(4, 6)) + " " + new Generic<>("q", "b") + " " + new Generic<>(1, 9).has(5) + " " + new Generic<>(null == args ? 1 : 2, 3).hashCode());
        WithLambdas w = new WithLambdas() { };
        System.out.println(WithLambdas.FIELD.get() + " " + w.make("made").get() + " " + WithLambdas.stat(6).apply(7));
        for (Op o : Op.values()) {
            System.out.print(o + " " + o.fn.go(3, 4) + " " + o.twice(5) + " ");
        }
        System.out.println();
        Sub s = new Sub(3);
        System.out.println(s.mine.get());
        for (Runnable r : s.all) {
            r.run();
        }
        System.out.println(sortBy(List.of("ccc", "a", "bb"), String::length) + " " + sortBy(List.of(3, 1, 2), x -> -x) + " " + Bootstraps.<Integer>bounded().compare(5, 6) + Bootstraps.<Integer>bounded().compare(500, 6));
        Supplier<Supplier<Supplier<String>>> sss = () -> () -> () -> "three deep " + raw[0];
        System.out.println(sss.get().get().get());
        Function<Object, Integer> hash = Objects::hashCode;
        Supplier<?>[] ctor = {ArrayList::new, Object::new, StringBuilder::new};
        System.out.println(hash.apply(null) + " " + ctor[0].get() + " " + ctor[2].get().toString().length() + " " + (ctor[1].get() != null));
        Comparator<String> c = (Comparator<String> & Serializable) (a, b) -> b.compareTo(a);
        System.out.println(sortBy(List.of("x", "z", "y"), x -> x) + " " + c.compare("a", "b") + " " + (c instanceof Serializable));
        record Local(int a, String b) {
            static int made;

            Local { made++; }

            Supplier<Local> next() { return () -> new Local(a + 1, b + a); }
        }
        Local l = new Local(1, "");
        for (int i = 0; i < 5; i++) {
            l = l.next().get();
        }
        System.out.println(l + " " + Local.made + " " + l.equals(new Local(6, "12345")));
        Class<?> k = MethodHandles.lookup().lookupClass();
        System.out.println(k.getName() + " " + Local.class.isRecord() + " " + Local.class.isLocalClass() + " " + Local.class.getRecordComponents().length);
    }
}
