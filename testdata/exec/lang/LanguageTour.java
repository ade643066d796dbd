// exit: 1
package lang;

import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/** Patterns, switches, overloads, interfaces, loops, conversions, lambdas, streams, resources. */
public class LanguageTour {
    sealed interface Shape permits Circle, Sq, Rect {}
    record Circle(double r) implements Shape {}
    record Sq(double s) implements Shape {}
    record Rect(double w, double h) implements Shape {}
    static double area(Shape s) {
        if (s instanceof Circle c) return Math.PI * c.r() * c.r();
        if (s instanceof Sq q && q.s() > 0) return q.s() * q.s();
        if (!(s instanceof Rect r)) return -1;
        return r.w() * r.h();
    }
    static String day(int d) {
        return switch (d) {
            case 1, 7 -> "weekend";
            case 2, 3, 4, 5, 6 -> {
                String t = "week";
                yield t + "day";
            }
            default -> throw new IllegalArgumentException("bad " + d);
        };
    }
    static int sw(String s) {
        switch (s) {
            case "Aa": case "BB": return 1;
            case "C": {
                int x = 2;
                return x;
            }
            case "FB": case "Ea": return 3;
            default: break;
        }
        return 0;
    }
    static int fall(int x) {
        int r = 0;
        switch (x) {
            case 1: r++;
            case 2: r += 10;
            case 100000: r += 100;
            break;
            case -5: r = -1;
            default: r += 1000;
        }
        return r;
    }
    enum Op implements IntBinaryOperator {
        ADD("+") {
            public int applyAsInt(int a, int b) {
                return a + b;
            }
        }, MUL("*") {
            public int applyAsInt(int a, int b) {
                return a * b;
            }
        };
        final String s;
        Op(String s) {
            this.s = s;
        }
        static final Map<String, Op> M = new HashMap<>();
        static {
            for (Op o : values()) M.put(o.s, o);
        }
    }
    static <T extends Comparable<T>> T max(Collection<? extends T> c) {
        Iterator<? extends T> i = c.iterator();
        T m = i.next();
        while (i.hasNext()) {
            T x = i.next();
            if (x.compareTo(m) > 0) m = x;
        }
        return m;
    }
    static String v(Object... o) {
        return o == null ? "null!" : o.length + "";
    }
    static String v(int a, Object... o) {
        return "i" + o.length;
    }
    static String ov(long l) {
        return "long";
    }
    static String ov(Integer i) {
        return "Integer";
    }
    static String ov(Object o) {
        return "Object";
    }
    static String ov(int... i) {
        return "int...";
    }
    interface P {
        private String h() {
            return "priv";
        }
        default String d() {
            return h() + s();
        }
        static String s() {
            return "stat";
        }
    }
    interface Q {
        default String d() {
            return "Q";
        }
    }
    static class PQ implements P, Q {
        public String d() {
            return P.super.d() + Q.super.d();
        }
    }
    class In {
        int v = LanguageTour.this.f;
        class In2 {
            int w = v + LanguageTour.this.f;
        }
    }
    int f = 5;
    {
        f++;
    }
    LanguageTour() {
        f *= 2;
    }
    static int fin() {
        int x = 1;
        try {
            return x;
        } finally {
            x = 2;
        }
    }
    @SuppressWarnings("finally") static int fin2() {
        try {
            throw new RuntimeException();
        } finally {
            return 3;
        }
    }
    static int init = si("a");
    static int si(String s) {
        System.out.println("init " + s);
        return 1;
    }
    static {
        System.out.println("static " + init);
    }
    public static void main(String[] args) throws Exception {
        System.out.println(List.of(new Circle(1), new Sq(2), new Rect(2,
                3)).stream().mapToDouble(LanguageTour::area).sum());
        for (int i : new int[]{1, 3}) System.out.println(day(i));
        try {
            day(9);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(sw("Aa") + sw("BB") + sw("C") + sw("FB") + sw("Ea") + sw("zz") + " " + fall(1) + " "
                + fall(2) + " " + fall(100000) + " " + fall(-5) + " " + fall(7));
        System.out.println(Op.M.get("*").applyAsInt(6, 7) + " " + Op.valueOf("ADD") + Op.ADD.compareTo(Op.MUL)
                + EnumSet.complementOf(EnumSet.of(Op.ADD)) + new EnumMap<>(Map.of(Op.MUL, 1, Op.ADD, 2)));
        System.out.println(max(List.of(3, 9, 2)) + max(Set.of("a", "z")));
        System.out.println(v() + v((Object[]) null) + v((Object) null) + v(1L, 2) + v("a", "b") + v(new Object[]{1, 2,
                3}) + v(new int[]{1}) + ov(1) + ov((short) 1) + ov('c') + ov(1.0) + ov() + ov(Integer.valueOf(2)));
        System.out.println(new PQ().d());
        LanguageTour o = new LanguageTour();
        System.out.println(o.new In().new In2().w + " " + fin() + fin2());
        outer: for (int i = 0; i < 5; i++) {
            for (int j = 0; j < 5; j++) {
                if (j == 3) continue outer;
                if (i == 2) break outer;
                System.out.print(i * j + " ");
            }
        }
        System.out.println();
        int i = 5;
        i = i++ + ++i;
        System.out.println(i + " " + (i++ * 2 + i) + " " + (byte) 200 + (short) 70000 + (char) 97 + (int) 3.99e10
                + (long) Double.NaN + (int) -0.5f + (byte) 1e10 + " " + (5 & 3 | 4 ^ 1) + (-7 >> 1) + (-7 >>> 28)
                + (-7 / 2) + (-7 % 3) + (1 << 33) + (1L << 33) + (5.5 % 2) + (-0.0 == 0.0)
                + Double.valueOf(-0.0).equals(0.0) + (0.1 + 0.2) + (float) 0.1 + 1.0f / 3 + 100.0 + 1e7 + 1e-4
                + 123456789.0f + Double.MIN_VALUE + Float.MAX_VALUE + (0.0 / 0) + (char) ('a' + 1) + ('a' + 1));
        char c = 'x';
        c += 1;
        c++;
        byte bb = 127;
        bb++;
        short sh = 10;
        sh /= 3;
        sh <<= 14;
        int q = 'a' * 2;
        long L = Integer.MAX_VALUE + 1;
        System.out.println(c + "" + bb + sh + q + L + (true ? 1 : 'a') + (true ? null : 0) + (Object) (true ? 1
                : 2.0) + 'a' + 'b' + ('a' + 'b') + (char) 98);
        String tb = """
            Hello "world" \
            joined
              indented\ttab \s
            end\
            """
        ;
        System.out.println(tb + "|" + tb.lines().count());
        var list = new ArrayList<Map<String, ? extends Number>>();
        list.add(Map.of("a", 1));
        System.out.println(list.get(0).get("a").doubleValue());
        System.out.println("intern: " + ("a" + "b" == "ab") + (new String("ab") == "ab")
                + (new String("ab").intern() == "ab") + (Integer.valueOf(127) == Integer.valueOf(127))
                + (Integer.valueOf(128) == Integer.valueOf(128)) + (Long.valueOf(-128) == Long.valueOf(-128)));
        final String k = "a";
        String dyn = k + "b";
        System.out.println(dyn == "ab");
        Function<Integer, Function<Integer, Integer>> add = a -> b -> a + b;
        System.out.println(add.apply(3).apply(4) + " "
                + Function.<Integer>identity().andThen(x -> x * 2).compose((Integer x) -> x + 1).apply(5));
        Supplier<Supplier<String>> ss = () -> () -> "deep";
        System.out.println(ss.get().get());
        BiFunction<String, Integer, Character> ca = String::charAt;
        Supplier<List<String>> mk = ArrayList::new;
        Function<Integer, int[]> ma = int[]::new;
        System.out.println(ca.apply("hey", 1) + "" + mk.get() + ma.apply(3).length);
        Runnable[] rs = new Runnable[3];
        for (int z = 0; z < 3; z++) {
            int y = z;
            rs[z] = () -> System.out.print(y + " ");
        }
        for (Runnable r : rs) r.run();
        System.out.println();
        System.out.println(Stream.iterate(1, x -> x * 2).limit(8).map(String::valueOf).collect(Collectors.joining("-",
                "[", "]")) + IntStream.rangeClosed(1, 5).mapToObj(x -> "n" + x).collect(Collectors.toMap(x -> x,
                String::length, (a, b) -> a, TreeMap::new)) + Stream.of("bb", "a", "ccc",
                "dd").collect(Collectors.groupingBy(String::length, TreeMap::new,
                Collectors.mapping(String::toUpperCase, Collectors.toList()))) + Stream.of(1, 2, 3,
                4).collect(Collectors.partitioningBy(x -> x > 2, Collectors.summingInt(x -> x))) + Stream.of(5, 3,
                1).sorted(Comparator.reverseOrder()).toList() + Stream.of(1, 2, 3, 4,
                5).takeWhile(x -> x < 4).dropWhile(x -> x < 2).peek(x -> System.out.print("p" + x)).reduce(0,
                Integer::sum) + Stream.of(List.of(1, 2),
                List.of(3)).flatMap(List::stream).mapToInt(x -> x).summaryStatistics() + Stream.of("a",
                "b").<String>mapMulti((x, sk) -> {
            sk.accept(x);
            sk.accept(x + x);
        }).toList() + IntStream.of(3, 1, 2).boxed().collect(Collectors.teeing(Collectors.counting(),
                Collectors.averagingInt(x -> x), (a, b) -> a + "/" + b)) + Arrays.stream(new int[]{1,
                2}).average().getAsDouble() + Stream.of(1, 1, 2).distinct().count() + Stream.of("x").findFirst()
                + Stream.empty().findAny() + IntStream.range(0, 5).anyMatch(x -> x == 3) + DoubleStream.of(1.5,
                2.5).sum() + Stream.generate(() -> "g").limit(2).toList()
                + "hello".chars().filter(x -> x == 'l').count() + new Random(42).ints(5, 0, 100).boxed().toList()
                + Stream.concat(Stream.of(1), Stream.of(2)).skip(1).toList() + Stream.of(1, 2,
                3).collect(Collectors.collectingAndThen(Collectors.toList(), Collections::unmodifiableList))
                + Stream.of("k").collect(Collectors.toUnmodifiableMap(x -> x, x -> 1)) + LongStream.rangeClosed(1,
                20).reduce(1, (a, b) -> a * b));
        try {
            Stream<Integer> st = Stream.of(1);
            st.count();
            st.count();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            Stream.of("a", "a").collect(Collectors.toMap(x -> x, x -> 1));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try (Res a = new Res("a"); Res b = new Res("b")) {
            System.out.println("body");
            throw new IllegalStateException("main");
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + Arrays.toString(e.getSuppressed()));
        }
        try {
            try {
                throw new Exception("1");
            } finally {
                System.out.println("f");
            }
        } catch (Exception e) {
            System.out.println(e);
        }
        int[][] jag = {{1}, {2, 3}, {}};
        int sum = 0;
        for (int[] row : jag) for (int x : row) sum += x;
        System.out.println(sum + Arrays.deepToString(jag));
        Object ob = jag;
        System.out.println(ob instanceof int[][] m && m.length == 3 ? "jag" : "no");
        long big = 0xFFFF_FFFFL;
        int oct = 017, bin = 0b1010;
        System.out.println(big + oct + bin + 1_000 + 'a' + 0x1.8p1 + "\u0041\101\t|");
        System.out.println(Integer.toBinaryString(-8 >>> 28) + Integer.bitCount(255) + Long.numberOfTrailingZeros(64)
                + Integer.reverse(1) + Integer.rotateLeft(0x80000001, 4) + Integer.highestOneBit(100)
                + Long.toHexString(-1L) + Integer.toString(-255, 16) + Integer.parseUnsignedInt("4294967295")
                + Integer.compareUnsigned(-1, 1) + Integer.toUnsignedString(-1) + Long.divideUnsigned(-1, 2)
                + Character.getNumericValue('Z') + Character.isLetter('é') + Character.toChars(0x1F600).length
                + Character.getName('a') + Float.floatToIntBits(1.5f) + Double.toHexString(0.1) + Math.floorMod(-7,
                3) + Math.round(-2.5) + Math.rint(2.5) + Math.hypot(3, 4) + Math.cbrt(27) + Math.scalb(1.5, 4)
                + Math.ulp(1.0) + Math.nextUp(1f) + Math.fma(2.0, 3.0, 1.0) + StrictMath.sin(1) + Math.atan2(1, -1)
                + Math.pow(2, .5) + Math.exp(1) + Math.log10(1000) + Math.sinh(1) + Math.IEEEremainder(5, 3));
        assert sum == 7 : "assertion " + sum;
    }
    record Res(String n) implements AutoCloseable {
        public void close() {
            System.out.println("close " + n);
            throw new RuntimeException("close-" + n);
        }
    }
}
