package lang;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/** Records: all component types, compact constructors, nesting, generics, equality, reflection. */
public class Records {
    record Empty() { }

    record All(boolean z, byte b, char c, short s, int i, long j, float f, double d, String str, Object o, int[] arr) { }

    record Point(int x, int y) implements Comparable<Point> {
        static final Point ORIGIN = new Point(0, 0);
        static int made;

        Point {
            made++;
            if (x < -100) {
                throw new IllegalArgumentException("x=" + x);
            }
            y = Math.abs(y);
        }

        Point(int both) {
            this(both, both);
        }

        static Point parse(String s) {
            String[] p = s.split(",");
            return new Point(Integer.parseInt(p[0]), Integer.parseInt(p[1]));
        }

        double dist() {
            return Math.sqrt(x * x + y * y);
        }

        Point withX(int nx) {
            return new Point(nx, y);
        }

        @Override
        public int compareTo(Point o) {
            return Integer.compare(x, o.x);
        }
    }

    record Pair<A, B extends Comparable<B>>(A first, B second) {
        <C> Pair<C, B> mapFirst(java.util.function.Function<? super A, ? extends C> f) {
            return new Pair<>(f.apply(first), second);
        }
    }

    record Node<T>(T value, Node<T> next) {
        int depth() {
            return next == null ? 1 : 1 + next.depth();
        }
    }

    record Custom(String name, int... nums) {
        @Override
        public String name() {
            return name.toUpperCase();
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Custom c && c.name.equals(name) && Arrays.equals(nums, c.nums);
        }

        @Override
        public int hashCode() {
            return Objects.hash(name, Arrays.hashCode(nums));
        }

        @Override
        public String toString() {
            return name() + Arrays.toString(nums);
        }
    }

    record Defensive(List<String> items) {
        Defensive(List<String> items) {
            this.items = List.copyOf(items);
        }
    }

    sealed interface Expr { }

    record Num(int v) implements Expr { }

    record Add(Expr l, Expr r) implements Expr { }

    record Mul(Expr l, Expr r) implements Expr { }

    static int eval(Expr e) {
        if (e instanceof Num n) {
            return n.v();
        } else if (e instanceof Add a) {
            return eval(a.l()) + eval(a.r());
        } else if (e instanceof Mul m) {
            return eval(m.l()) * eval(m.r());
        }
        throw new AssertionError();
    }

    public static void main(String[] args) {
        System.out.println(new Empty() + " " + new Empty().equals(new Empty()) + " " + new Empty().hashCode());
        All a = new All(true, (byte) -1, 'c', (short) 7, 42, 1L << 40, 1.5f, -0.0, "s", null, null);
        All b = new All(true, (byte) -1, 'c', (short) 7, 42, 1L << 40, 1.5f, 0.0, "s", null, null);
        System.out.println(a + " " + a.hashCode());
        System.out.println(a.equals(b) + " " + b.equals(new All(true, (byte) -1, 'c', (short) 7, 42, 1L << 40, 1.5f, 0.0, new String("s"), null, null)));
        int[] shared = {1};
        System.out.println(new All(false, (byte) 0, 'x', (short) 0, 0, 0, Float.NaN, Double.NaN, null, List.of(1), shared).equals(new All(false, (byte) 0, 'x', (short) 0, 0, 0, Float.NaN, Double.NaN, null, List.of(1), shared)));
        Point p = new Point(3, -4);
        System.out.println(p + " " + p.x() + " " + p.y + " " + p.dist() + " " + p.withX(9) + " " + Point.parse("5,6") + " " + new Point(2) + " " + Point.ORIGIN + " " + p.hashCode() + " " + Point.made);
        try {
            new Point(-101, 0);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Set<Point> set = new HashSet<>(List.of(new Point(1, 2), new Point(3, 4)));
        set.add(new Point(1, -2));
        System.out.println(set.size() + " " + set.contains(new Point(3, 4)) + " " + new java.util.TreeSet<>(set));
        Pair<String, Integer> pair = new Pair<>("k", 5);
        System.out.println(pair + " " + pair.mapFirst(String::length).mapFirst(n -> n + 0.5) + " " + pair.equals(new Pair<>("k", 5)) + " " + pair.equals(null) + " " + pair.hashCode() + " " + new Pair<>(null, 1).hashCode());
        Node<Integer> n = new Node<>(1, new Node<>(2, new Node<>(3, null)));
        System.out.println(n + " " + n.depth() + " " + n.equals(new Node<>(1, new Node<>(2, new Node<>(3, null)))));
        Custom c = new Custom("abc", 1, 2);
        System.out.println(c + " " + c.equals(new Custom("abc", 1, 2)) + " " + c.equals(new Custom("abc")) + " " + (c.hashCode() == new Custom("abc", 1, 2).hashCode()));
        List<String> src = new java.util.ArrayList<>(List.of("x"));
        Defensive d = new Defensive(src);
        src.add("y");
        System.out.println(d);
        System.out.println(eval(new Add(new Num(2), new Mul(new Num(3), new Add(new Num(4), new Num(5))))));
        record Local(String s, int n) {
            Local {
                s = s.trim();
            }

            static Local join(Local a, Local b) {
                return new Local(a.s + b.s, a.n + b.n);
            }
        }
        System.out.println(Local.join(new Local(" a ", 1), new Local("b ", 2)));
        System.out.println(p.getClass().isRecord() + " " + Records.class.isRecord() + " " + p.getClass().getSuperclass().getName());
        for (var rc : Pair.class.getRecordComponents()) {
            System.out.print(rc.getName() + ":" + rc.getType().getSimpleName() + ":" + rc.getGenericType() + " ");
        }
        System.out.println();
        Object o = p;
        if (o instanceof Point q && q.x() > 2) {
            System.out.println("matched " + q);
        }
        Record r = new Num(8);
        System.out.println(r + " " + r.equals(new Num(8)) + " " + (r instanceof Expr));
    }
}
