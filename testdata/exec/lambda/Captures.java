package lambda;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntSupplier;
import java.util.function.IntUnaryOperator;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;

/** Lambdas capturing every kind of value: locals of all types, this, arrays, parameters, other lambdas. */
public class Captures {
    private int field = 10;
    private static int statics = 100;

    interface Tri<A, B, C, R> {
        R apply(A a, B b, C c);
    }

    interface Prims {
        String go(byte b, short s, char c, int i, long l, float f, double d, boolean z);
    }

    IntSupplier viaThis() {
        return () -> field++;
    }

    Supplier<IntSupplier> nested(int p) {
        int local = p * 2;
        return () -> {
            int inner = local + field;
            return () -> inner + p + local + field + statics;
        };
    }

    static Supplier<String> all(boolean z, byte b, short s, char c, int i, long l, float f, double d, String str, int[] arr, Object nul) {
        return () -> z + " " + b + " " + s + " " + c + " " + i + " " + l + " " + f + " " + d + " " + str + " " + arr[0]++ + " " + nul;
    }

    class Inner {
        int field = 20;

        Supplier<String> both() {
            int field = 30;
            return () -> field + "," + this.field + "," + Captures.this.field;
        }
    }

    static List<Supplier<Integer>> loop() {
        List<Supplier<Integer>> out = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            int j = i;
            out.add(() -> j * j);
        }
        for (String s : List.of("a", "bb", "ccc")) {
            out.add(s::length);
            out.add(() -> s.charAt(0) + statics);
        }
        return out;
    }

    static IntUnaryOperator fact;
    static final Function<Integer, Integer> FIB = n -> n < 2 ? n : Captures.FIB.apply(n - 1) + Captures.FIB.apply(n - 2);

    static <T, R> Function<T, R> fix(Function<Function<T, R>, Function<T, R>> f) {
        return x -> f.apply(fix(f)).apply(x);
    }

    public static void main(String[] args) {
        Captures c = new Captures();
        IntSupplier s = c.viaThis();
        System.out.println(s.getAsInt() + " " + s.getAsInt() + " " + c.field);
        IntSupplier n = c.nested(3).get();
        c.field = 50;
        statics = 200;
        System.out.println(n.getAsInt());
        int[] arr = {5};
        Supplier<String> all = all(true, (byte) -1, (short) 300, 'q', 7, 1L << 40, 1.5f, -2.25, "str", arr, null);
        System.out.println(all.get());
        System.out.println(all.get() + " " + arr[0]);
        System.out.println(c.new Inner().both().get());
        for (Supplier<Integer> x : loop()) {
            System.out.print(x.get() + " ");
        }
        System.out.println();
        fact = x -> x <= 1 ? 1 : x * fact.applyAsInt(x - 1);
        System.out.println(fact.applyAsInt(10) + " " + FIB.apply(15) + " " + Captures.<Integer, Long>fix(self -> k -> k == 0 ? 1L : k * self.apply(k - 1)).apply(15));
        Tri<Integer, String, Double, String> tri = (a, b, d) -> a + b + d;
        System.out.println(tri.apply(1, "x", 2.5));
        Prims p = (b, sh, ch, i, l, f, d, z) -> "" + (b + sh) + ch + (i + l) + (f + d) + z;
        System.out.println(p.go((byte) 1, (short) 2, 'c', 3, 4L, 5f, 6.0, false));
        Function<Integer, Function<Integer, Function<Integer, Integer>>> curried = a -> b -> d -> a * b + d;
        System.out.println(curried.apply(3).apply(4).apply(5));
        long big = Long.MAX_VALUE;
        double pi = 3.14;
        LongSupplier ls = () -> big - 1;
        ToDoubleFunction<Integer> td = x -> x * pi;
        BooleanSupplier bs = () -> big > 0 && pi < 4;
        IntBinaryOperator gcd = new IntBinaryOperator() {
            @Override
            public int applyAsInt(int a, int b) {
                return b == 0 ? a : this.applyAsInt(b, a % b);
            }
        };
        System.out.println(ls.getAsLong() + " " + td.applyAsDouble(2) + " " + bs.getAsBoolean() + " " + gcd.applyAsInt(48, 36));
        BiFunction<Long, Integer, Number> mixed = (a, b) -> a > b ? a : (Number) b;
        Runnable nothing = () -> { };
        nothing.run();
        Runnable twice = () -> { Runnable inner = () -> statics++; inner.run(); inner.run(); };
        twice.run();
        System.out.println(mixed.apply(5L, 3) + " " + mixed.apply(1L, 3) + " " + statics);
        Object o = (Supplier<Runnable>) () -> () -> System.out.println("cast lambda");
        ((Supplier<Runnable>) o).get().run();
        Supplier<Supplier<String>> ss = args.length > 0 ? () -> () -> "args" : () -> () -> "no args";
        System.out.println(ss.get().get() + " " + (ss.getClass().isSynthetic() || ss instanceof Supplier) + " " + ss.getClass().getInterfaces()[0].getSimpleName());
        IntSupplier[] counters = new IntSupplier[2];
        for (int i = 0; i < 2; i++) {
            int[] box = {i * 10};
            counters[i] = () -> ++box[0];
        }
        System.out.println(counters[0].getAsInt() + counters[0].getAsInt() + counters[1].getAsInt());
    }
}
