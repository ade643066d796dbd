package lang;

import java.util.*;
import java.util.function.*;

/** Self types, hidden fields, initialisation order, enums, records, conversions. */
public class ObjectsAndTypes {
    static <T, R> List<R> map(List<? extends T> l, Function<? super T, ? extends R> f) {
        List<R> r = new ArrayList<>();
        for (T t : l) r.add(f.apply(t));
        return r;
    }
    static abstract class Animal<T extends Animal<T>> implements Comparable<T> {
        String n;
        @SuppressWarnings("unchecked") T named(String s) {
            n = s;
            return (T) this;
        }
        abstract String sound();
        public int compareTo(T o) {
            return n.compareTo(o.n);
        }
        @Override public String toString() {
            return getClass().getSimpleName() + ":" + n;
        }
    }
    static class Dog extends Animal<Dog> {
        String sound() {
            return "woof";
        }
    }
    static class Puppy extends Dog {
        @Override String sound() {
            return super.sound() + "?";
        }
    }
    static class Par {
        String name = "par";
        static String st() {
            return "Par.st";
        }
        String who() {
            return "Par" + name;
        }
        Par() {
            System.out.println("ctor " + who());
        }
    }
    static class Chi extends Par {
        String name = "chi";
        static String st() {
            return "Chi.st";
        }
        @Override String who() {
            return "Chi" + name + super.name;
        }
        {
            System.out.println("init block " + name);
        }
        Chi() {
            super();
            System.out.println("chi ctor");
        }
    }
    static class Cell<T> {
        private T v;
        private final List<Consumer<? super T>> ls = new ArrayList<>();
        void on(Consumer<? super T> c) {
            ls.add(c);
        }
        void set(T n) {
            v = n;
            for (var l : ls) l.accept(n);
        }
    }
    static int cnt;
    static int next() {
        return ++cnt;
    }
    static boolean tr(String s) {
        System.out.print(s);
        return true;
    }
    static boolean fa(String s) {
        System.out.print(s);
        return false;
    }
    interface Stack2<T> {
        void push(T t);
        T pop();
        static <T> Stack2<T> of() {
            return new Stack2<>() {
                private Object[] a = new Object[1];
                private int n;
                public void push(T t) {
                    if (n == a.length) a = Arrays.copyOf(a, n * 2);
                    a[n++] = t;
                }
                @SuppressWarnings("unchecked") public T pop() {
                    if (n == 0) throw new RuntimeException("empty");
                    T t = (T) a[--n];
                    a[n] = null;
                    return t;
                }
            };
        }
    }
    static class Matrix {
        final double[][] d;
        Matrix(double[]... r) {
            d = r;
        }
        Matrix times(Matrix o) {
            double[][] r = new double[d.length][o.d[0].length];
            for (int i = 0; i < r.length; i++) for (int j = 0; j < r[0].length; j++) for (int k = 0; k < o.d.length;
                    k++) r[i][j] += d[i][k] * o.d[k][j];
            return new Matrix(r);
        }
        double det() {
            if (d.length == 1) return d[0][0];
            double s = 0;
            for (int c = 0; c < d.length; c++) {
                int cc = c;
                double[][] m = new double[d.length - 1][];
                for (int i = 1; i < d.length; i++) {
                    double[] row = d[i];
                    m[i - 1] = java.util.stream.IntStream.range(0,
                            row.length).filter(x -> x != cc).mapToDouble(x -> row[x]).toArray();
                }
                s += (c % 2 == 0 ? 1 : -1) * d[0][c] * new Matrix(m).det();
            }
            return s;
        }
        @Override public boolean equals(Object o) {
            return o instanceof Matrix m && Arrays.deepEquals(d, m.d);
        }
        @Override public int hashCode() {
            return Arrays.deepHashCode(d);
        }
    }
    enum Planet {
        MERCURY(3.303e+23, 2.4397e6), EARTH(5.976e+24, 6.37814e6);
        final double m, r;
        Planet(double m, double r) {
            this.m = m;
            this.r = r;
        }
        double g() {
            return 6.67300E-11 * m / (r * r);
        }
    }
    enum Level {
        LOW, MID {
            @Override Level up() {
                return HIGH;
            }
        }, HIGH;
        Level up() {
            return values()[Math.min(ordinal() + 1, values().length - 1)];
        }
    }
    record Point(int x, int y) implements Comparable<Point> {
        static final Point O = new Point(0, 0);
        Point {
            if (x < -100) throw new IllegalArgumentException("x=" + x);
        }
        Point(int v) {
            this(v, v);
        }
        double dist(Point p) {
            return Math.hypot(x - p.x, y - p.y);
        }
        public int compareTo(Point o) {
            return Comparator.comparingInt(Point::x).thenComparing(Point::y, Comparator.reverseOrder()).compare(this,
                    o);
        }
    }
    record Pair<A, B>(A a, B b) {
        <C> Pair<C, B> withA(C c) {
            return new Pair<>(c, b);
        }
    }
    record Arr(int[] a, float f, double d, long l, char c, byte by, boolean bo) {}
    public static void main(String[] args) {
        System.out.println(map(List.of(1, 2, 3), x -> x * 1.5));
        List<Dog> ds = new ArrayList<>(List.of(new Puppy().named("z"), new Dog().named("a")));
        Collections.sort(ds);
        System.out.println(ds + ds.get(0).sound() + ds.get(1).sound());
        Par p = new Chi();
        System.out.println(p.name + ((Chi) p).name + p.who() + Par.st() + Chi.st());
        Cell<Integer> c = new Cell<>();
        StringBuilder sb = new StringBuilder();
        c.on(sb::append);
        c.on((Object o) -> sb.append('/').append(o));
        c.set(5);
        c.set(6);
        System.out.println(sb);
        int[] a = {0, 0, 0};
        int i = 0;
        a[i++] = a[i] = i = 2;
        System.out.println(Arrays.toString(a) + i);
        a[next() - 1] += next() * 10;
        System.out.println(Arrays.toString(a) + cnt);
        System.out.println(tr("1") || fa("2") && tr("3"));
        System.out.println(fa("1") && tr("2") || tr("3") ^ tr("4") & fa("5"));
        Stack2<String> s = Stack2.of();
        for (String x : "a b c".split(" ")) s.push(x);
        System.out.println(s.pop() + s.pop() + s.pop());
        try {
            s.pop();
        } catch (RuntimeException e) {
            System.out.println(e.getMessage());
        }
        Matrix m = new Matrix(new double[]{1, 2}, new double[]{3, 4});
        System.out.println(m.times(m).det() + " " + m.equals(new Matrix(new double[]{1, 2}, new double[]{3, 4}))
                + m.hashCode());
        for (Planet pl : Planet.values()) System.out.printf("%s %.2f %e%n", pl, pl.g(), pl.m);
        System.out.println(Level.LOW.up() + "" + Level.MID.up() + Level.HIGH.up()
                + Level.valueOf("MID").getClass().getSuperclass().getSimpleName());
        try {
            Level.valueOf("NO");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        TreeSet<Point> ps = new TreeSet<>(List.of(new Point(1, 2), new Point(1, 5), new Point(-3), Point.O));
        System.out.println(ps + " " + ps.first().dist(Point.O) + ps.ceiling(new Point(1, 3)) + ps.headSet(Point.O,
                true).size());
        try {
            new Point(-200, 1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(new Pair<>("k", List.of(1)).withA(3.5f) + " " + new Pair<>(null, null).hashCode()
                + new Pair<>(1, "x").equals(new Pair<>(1, "x")));
        Arr r = new Arr(null, -0f, Double.NaN, 5, 'c', (byte) 3, true);
        System.out.println(r + " " + r.equals(new Arr(null, -0f, Double.NaN, 5, 'c', (byte) 3, true))
                + r.equals(new Arr(null, 0f, Double.NaN, 5, 'c', (byte) 3, true)) + r.hashCode());
        Object o = 5;
        String d = o instanceof Integer n && n > 3 ? "big" + (n + 1) : o instanceof String t ? t : "other";
        System.out.println(d);
        StringBuilder f = new StringBuilder();
        for (char ch = 'a'; ch <= 'z'; ch += 5) f.append(ch).append((int) ch).append(Character.toUpperCase(ch));
        System.out.println(f);
        long fact = 1;
        int k = 1;
        do fact *= k;
        while (++k <= 15);
        System.out.println(fact);
        label: {
            if (fact > 0) break label;
            System.out.println("never");
        }
        for (int x = 0, y = 10; x < y; x += 3, y--) System.out.print(x + ":" + y + " ");
        System.out.println();
        var anon = new Object() {
            int hits;
            int hit() {
                return ++hits;
            }
        };
        anon.hit();
        System.out.println(anon.hit() + anon.hits);
        BinaryOperator<Integer> gcd = new BinaryOperator<>() {
            public Integer apply(Integer x, Integer y) {
                return y == 0 ? x : apply(y, x % y);
            }
        };
        System.out.println(gcd.apply(84, 36));
        Iterator<Integer> fib = new Iterator<>() {
            int x = 0, y = 1;
            public boolean hasNext() {
                return true;
            }
            public Integer next() {
                int r2 = x;
                x = y;
                y += r2;
                return r2;
            }
        };
        for (int q = 0; q < 10; q++) System.out.print(fib.next() + " ");
        System.out.println();
        char[] cs = "hello".toCharArray();
        Arrays.sort(cs);
        System.out.println(cs);
        System.out.println(String.valueOf(cs, 1, 3) + cs.length);
        Integer i1 = 1000, i2 = 1000;
        System.out.println((i1 == i2) + "" + i1.equals(i2) + (i1 <= i2) + i1.compareTo(999));
        double z = 0;
        System.out.println(1 / z + " " + -1 / z + " " + z / z + " " + (int) (1 / z) + (long) -1e30 + (char) 65.7
                + (5 / 2) + (-5 / 2) + (5 % -3) + (1e308 * 10) + (float) 1e40 + 0x7fffffff + 1 + (0x7fffffff + 1)
                + (short) 0x18000 + (3 > 2 ? 'y' : 0) + (byte) 'é');
        int sh = 1;
        sh <<= 35;
        System.out.println(sh + " " + (1L << 35) + (-1 >>> 1) + (-1L >>> 60) + ((byte) -1 >>> 4) + (~7) + (5 ^ -3));
        System.out.println("\u00e9\t\\ \"q\" \0".length() + "日本語😀".length() + "日本語😀".codePointCount(0, 5) + " "
                + new StringBuilder("a😀b").reverse());
    }
}
