package lib;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.*;

/** Every interface of java.util.function in use, with default methods, captures, references and recursion. */
public class FunctionalInterfaces {
    interface TriFunction<A, B, C, R> {
        R apply(A a, B b, C c);

        default <V> TriFunction<A, B, C, V> andThen(Function<? super R, ? extends V> after) {
            return (a, b, c) -> after.apply(apply(a, b, c));
        }

        static <T> TriFunction<T, T, T, List<T>> listing() {
            return (a, b, c) -> Arrays.asList(a, b, c);
        }
    }

    interface Throwing<T> {
        T run() throws Exception;

        static <T> Supplier<T> unchecked(Throwing<T> t) {
            return () -> {
                try {
                    return t.run();
                } catch (Exception e) {
                    throw new IllegalStateException("wrapped " + e.getMessage(), e);
                }
            };
        }
    }

    private int state = 10;

    Supplier<Integer> fromThis() {
        int local = 5;
        return () -> state++ + local;
    }

    static <T, R> Function<T, R> memo(Function<T, R> f, List<T> misses) {
        java.util.Map<T, R> cache = new java.util.HashMap<>();
        return t -> cache.computeIfAbsent(t, k -> {
            misses.add(k);
            return f.apply(k);
        });
    }

    static <A, B> List<B> mapAll(List<? extends A> in, Function<? super A, ? extends B> f) {
        List<B> out = new ArrayList<>();
        for (A a : in) {
            out.add(f.apply(a));
        }
        return out;
    }

    public static void main(String[] args) throws Exception {
        StringBuilder log = new StringBuilder();
        BiConsumer<String, Integer> bc = (s, i) -> log.append(s).append(i);
        bc.andThen((s, i) -> log.append('|')).accept("x", 1);
        ObjIntConsumer<String> oi = (s, i) -> log.append(s.repeat(i));
        oi.accept("ab", 2);
        ObjLongConsumer<String> ol = (s, l) -> log.append(l + s.length());
        ol.accept("abc", 1L << 33);
        ObjDoubleConsumer<String> od = (s, d) -> log.append(d / s.length());
        od.accept("ab", 1);
        IntConsumer ic = i -> log.append(" i").append(i);
        ic.andThen(i -> log.append(" j").append(i * 2)).accept(4);
        LongConsumer lc = l -> log.append(" l").append(l);
        lc.accept(5);
        DoubleConsumer dc = log::append;
        dc.accept(2.5);
        System.out.println(log);
        BooleanSupplier bs = () -> log.length() > 3;
        IntSupplier is = log::length;
        LongSupplier ls = () -> Long.MIN_VALUE;
        DoubleSupplier ds = () -> Math.PI;
        System.out.println(bs.getAsBoolean() + " " + is.getAsInt() + " " + ls.getAsLong() + " " + ds.getAsDouble());
        IntFunction<String[]> arr = String[]::new;
        LongFunction<String> lf = Long::toHexString;
        DoubleFunction<Long> df = Math::round;
        ToIntFunction<String> ti = String::length;
        ToLongFunction<Number> tl = Number::longValue;
        ToDoubleFunction<Integer> td = Integer::doubleValue;
        ToIntBiFunction<String, String> tib = String::compareTo;
        ToLongBiFunction<Integer, Integer> tlb = (a, b) -> (long) a << b;
        ToDoubleBiFunction<Integer, Integer> tdb = (a, b) -> (double) a / b;
        System.out.println(arr.apply(3).length + " " + lf.apply(255) + " " + df.apply(2.5) + " " + ti.applyAsInt("four") + " " + tl.applyAsLong(3.99) + " " + td.applyAsDouble(7) + " " + tib.applyAsInt("a", "c") + " " + tlb.applyAsLong(1, 40) + " " + tdb.applyAsDouble(1, 3));
        IntToLongFunction itl = i -> i * 10_000_000_000L;
        IntToDoubleFunction itd = i -> i / 4.0;
        LongToIntFunction lti = l -> (int) (l >>> 32);
        LongToDoubleFunction ltd = l -> l;
        DoubleToIntFunction dti = d -> (int) d;
        DoubleToLongFunction dtl = Math::round;
        System.out.println(itl.applyAsLong(3) + " " + itd.applyAsDouble(3) + " " + lti.applyAsInt(5L << 32) + " " + ltd.applyAsDouble(1L << 60) + " " + dti.applyAsInt(-2.9) + " " + dtl.applyAsLong(-2.5));
        IntUnaryOperator iu = i -> i + 1;
        LongUnaryOperator lu = l -> ~l;
        DoubleUnaryOperator du = Math::sqrt;
        IntBinaryOperator ib = Math::floorMod;
        LongBinaryOperator lb = Long::max;
        DoubleBinaryOperator db = Math::hypot;
        System.out.println(iu.andThen(i -> i * 2).compose(i -> i - 5).applyAsInt(10) + " " + lu.andThen(LongUnaryOperator.identity()).applyAsLong(0) + " " + du.compose(d -> d * d).applyAsDouble(-3) + " " + ib.applyAsInt(-7, 3) + " " + lb.applyAsLong(1, 2) + " " + db.applyAsDouble(3, 4) + " " + IntUnaryOperator.identity().applyAsInt(6));
        IntPredicate ip = i -> i > 3;
        LongPredicate lp = l -> l % 2 == 0;
        DoublePredicate dp = Double::isNaN;
        BiPredicate<String, Integer> bp = (s, i) -> s.length() == i;
        System.out.println(ip.and(i -> i < 6).negate().test(5) + " " + lp.or(l -> l == 7).test(7) + " " + dp.negate().test(1) + " " + bp.and((s, i) -> i > 0).or((s, i) -> s.isEmpty()).negate().test("", 4));
        TriFunction<Integer, Integer, Integer, Integer> volume = (a, b, c) -> a * b * c;
        System.out.println(volume.andThen(v -> "volume " + v).apply(2, 3, 4) + " " + TriFunction.<String>listing().apply("a", "b", "c"));
        Supplier<Integer> counter = new FunctionalInterfaces().fromThis();
        System.out.println(counter.get() + " " + counter.get() + " " + new FunctionalInterfaces().fromThis().get());
        List<Integer> misses = new ArrayList<>();
        Function<Integer, Integer> sq = memo(x -> x * x, misses);
        System.out.println(sq.apply(4) + sq.apply(4) + sq.apply(5) + " " + misses);
        try {
            Throwing.unchecked(() -> Class.forName("no.Such")).get();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + " <- " + e.getCause().getClass().getSimpleName());
        }
        List<Supplier<String>> suppliers = new ArrayList<>();
        for (String s : "p q r".split(" ")) {
            for (int i = 0; i < 2; i++) {
                int k = i;
                suppliers.add(() -> s + k);
            }
        }
        System.out.println(mapAll(suppliers, Supplier::get) + " " + mapAll(List.of(1, 2.5, 3L), Number::intValue));
        Runnable r = log::reverse;
        r.run();
        Callable<String> call = log::toString;
        System.out.println(call.call());
        Function<Object, String> f = Object::toString;
        Function<? super Integer, ? extends CharSequence> wide = f;
        System.out.println(wide.apply(12).length());
        Comparator<String> cmp = String::compareToIgnoreCase;
        System.out.println(cmp.compare("A", "a") + " " + cmp.reversed().compare("a", "B"));
        BinaryOperator<Function<Integer, Integer>> compose = Function::andThen;
        System.out.println(compose.apply(x -> x + 1, x -> x * 10).apply(4));
        UnaryOperator<UnaryOperator<Integer>> twice = g -> x -> g.apply(g.apply(x));
        System.out.println(twice.apply(twice.apply(x -> x + 3)).apply(0) + " " + UnaryOperator.identity().apply("id"));
        Object o = (Runnable & java.io.Serializable) () -> { };
        System.out.println((o instanceof java.io.Serializable) + " " + (((Object) r) instanceof java.io.Serializable));
        int found = 0;
        for (Class<?> c : List.of(Function.class, BiFunction.class, Supplier.class, ToIntFunction.class, IntBinaryOperator.class, Callable.class, Comparator.class)) {
            List<String> abstracts = new ArrayList<>();
            for (Method m : c.getMethods()) {
                if (Modifier.isAbstract(m.getModifiers())) {
                    abstracts.add(m.getName());
                }
            }
            abstracts.sort(null);
            found += c.isAnnotationPresent(FunctionalInterface.class) ? 1 : 0;
            System.out.print(c.getSimpleName() + abstracts + " ");
        }
        System.out.println(found);
        char[] chars = {'d', 'a'};
        Supplier<char[]> cl = chars::clone;
        chars[0] = 'z';
        System.out.println(new String(cl.get()) + " " + new String(chars));
    }
}
