package lambda;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;

/** Method references: static, bound, unbound, constructors, arrays, super, varargs, generic, adapting. */
public class MethodRefs {
    static class Base {
        String name() { return "Base"; }
    }

    static class Derived extends Base {
        @Override
        String name() { return "Derived"; }

        Supplier<String> viaSuper() { return super::name; }

        Supplier<String> viaThis() { return this::name; }

        class In {
            Supplier<String> outer() { return Derived.super::name; }
        }
    }

    static class Point {
        final int x, y;

        Point() { this(1, 2); }

        Point(int x) { this(x, x); }

        Point(int x, int y) {
            this.x = x;
            this.y = y;
        }

        int dist(Point o) { return Math.abs(x - o.x) + Math.abs(y - o.y); }

        @Override
        public String toString() { return x + ":" + y; }
    }

    class InnerCtor {
        final int v;

        InnerCtor(int v) { this.v = v + base; }
    }

    int base = 1000;

    static String vararg(Object... os) { return os.length + Arrays.toString(os); }

    static int sum(int... xs) { return Arrays.stream(xs).sum(); }

    static <T extends Comparable<T>> T bigger(T a, T b) { return a.compareTo(b) >= 0 ? a : b; }

    static long widen(long x) { return x * 2; }

    private String priv(String s) { return "priv" + s + base; }

    interface IntIntLong { long op(int a, int b); }

    interface Maker<T> { T make(int a, int b); }

    interface SerFn<A, B> extends Function<A, B>, Serializable { }

    static int side;

    static MethodRefs effect() {
        side++;
        return new MethodRefs();
    }

    static <T> T time3(Supplier<T> s) {
        s.get();
        s.get();
        return s.get();
    }

    @SuppressWarnings("unchecked")
    static <T> T roundTrip(T t) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new ObjectOutputStream(bytes).writeObject(t);
        return (T) new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
    }

    public static void main(String[] args) throws Exception {
        Function<String, Integer> parse = Integer::parseInt;
        Function<String, Integer> len = String::length;
        Supplier<Integer> bound = "bound"::length;
        BiFunction<String, String, Boolean> eq = String::equalsIgnoreCase;
        Comparator<String> cmp = String::compareTo;
        System.out.println(parse.apply("42") + len.apply("abc") + bound.get() + " " + eq.apply("A", "a") + " " + cmp.compare("a", "c"));
        Supplier<Point> p0 = Point::new;
        Function<Integer, Point> p1 = Point::new;
        Maker<Point> p2 = Point::new;
        IntFunction<int[]> ia = int[]::new;
        Function<Integer, String[][]> saa = String[][]::new;
        Supplier<List<String>> al = ArrayList::new;
        Function<Integer, Map<String, Integer>> hm = HashMap<String, Integer>::new;
        System.out.println(p0.get() + " " + p1.apply(7) + " " + p2.make(3, 4) + " " + ia.apply(4).length + " " + saa.apply(2).length + al.get() + hm.apply(8));
        try {
            ia.apply(-2);
        } catch (NegativeArraySizeException e) {
            System.out.println("negative " + e.getMessage());
        }
        Derived d = new Derived();
        System.out.println(d.viaSuper().get() + " " + d.viaThis().get() + " " + d.new In().outer().get() + " " + ((Function<Base, String>) Base::name).apply(d));
        Function<Object, String> va1 = MethodRefs::vararg;
        BiFunction<Object, Object, String> va2 = MethodRefs::vararg;
        Supplier<String> va0 = MethodRefs::vararg;
        Function<Object[], String> vaArr = MethodRefs::vararg;
        BinaryOperator<Integer> vaSum = MethodRefs::sum;
        System.out.println(va0.get() + va1.apply("x") + va2.apply(1, null) + vaArr.apply(new Object[] {1, 2, 3}) + vaSum.apply(4, 5));
        BinaryOperator<String> gen = MethodRefs::bigger;
        BinaryOperator<Integer> gen2 = MethodRefs::<Integer>bigger;
        System.out.println(gen.apply("p", "q") + gen2.apply(9, 3));
        Function<Integer, Long> adapt = MethodRefs::widen;
        IntIntLong plus = Math::addExact;
        IntIntLong max = Integer::max;
        ToIntFunction<Character> ch = Character::charValue;
        Consumer<String> dropped = new StringBuilder()::append;
        dropped.accept("ignored result");
        System.out.println(adapt.apply(21) + " " + plus.op(2, 3) + " " + max.op(2, 3) + " " + ch.applyAsInt('a'));
        MethodRefs me = new MethodRefs();
        Function<Integer, InnerCtor> ic = me.makeInner();
        me.base = 1;
        System.out.println(ic.apply(5).v + " " + ((UnaryOperator<String>) me::priv).apply("!") + " " + ((BiFunction<MethodRefs, String, String>) MethodRefs::priv).apply(me, "?"));
        Supplier<String> eager = effect()::toStringFixed;
        System.out.println(side + " " + time3(eager) + " " + side);
        Supplier<String> lazy = () -> effect().toStringFixed();
        System.out.println(side + " " + time3(lazy) + " " + side);
        try {
            String none = null;
            Supplier<Integer> boom = none::length;
            System.out.println("not reached" + boom);
        } catch (NullPointerException e) {
            System.out.println("bound receiver checked at once");
        }
        try {
            len.apply(null);
        } catch (NullPointerException e) {
            System.out.println("unbound receiver checked at call");
        }
        SerFn<String, String> ser = roundTrip((SerFn<String, String>) String::toUpperCase);
        System.out.println(ser.apply("serial") + " " + ser.andThen(String::length).apply("four"));
        int k = 3;
        String w = "cap";
        Function<Integer, String> inter = roundTrip((Function<Integer, String> & Serializable) x -> w.repeat(x * k));
        System.out.println(inter.apply(1) + " " + (inter instanceof Serializable) + " " + (parse instanceof Serializable));
        Runnable marked = (Runnable & Comparable<Object>) null;
        System.out.println(marked);
        List<String> list = new ArrayList<>(List.of("pear", "fig", "apple"));
        list.sort(Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder()));
        list.replaceAll(String::toUpperCase);
        list.removeIf(Predicate.<String>isEqual("FIG").or(String::isEmpty));
        list.forEach(System.out::println);
        Maker<Integer> dist = (a, b) -> p1.apply(a).dist(p2.make(b, b));
        System.out.println(dist.make(1, 5) + " " + ((BiFunction<Point, Point, Integer>) Point::dist).andThen(Integer::toBinaryString).apply(new Point(9), new Point(2)));
        System.out.println(((Function<int[], Object>) int[]::clone).apply(new int[3]).getClass().getSimpleName());
    }

    Function<Integer, InnerCtor> makeInner() { return InnerCtor::new; }

    String toStringFixed() { return "fixed"; }
}
