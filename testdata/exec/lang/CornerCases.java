package lang;

import java.io.*;
import java.util.*;
import java.util.function.*;

/** Covariance, sneaky throws, evaluation order, resources, finally and labels, initialisation, local types. */
public class CornerCases {
    static abstract class Shape implements Cloneable {
        abstract Shape self();
        @Override protected Shape clone() throws CloneNotSupportedException {
            return (Shape) super.clone();
        }
    }
    static class Sq extends Shape {
        int[] d = {1};
        @Override Sq self() {
            return this;
        }
        @Override public Sq clone() throws CloneNotSupportedException {
            Sq s = (Sq) super.clone();
            s.d = d.clone();
            return s;
        }
    }
    interface Cov {
        Number get();
    }
    interface Cov2 extends Cov {
        Integer get();
    }
    static class CovI implements Cov2 {
        public Integer get() {
            return 7;
        }
    }
    static <E extends Throwable> void sneaky(Throwable t) throws E {
        throw (E) t;
    }
    static int ord;
    static int nx(String s) {
        System.out.print(s + " ");
        return ord++;
    }
    static int[] arr() {
        System.out.print("arr ");
        return new int[3];
    }
    static Integer nul() {
        return null;
    }
    class Inner {
        final int v;
        Inner(int v) {
            this.v = v + outer;
        }
        class Deep extends Inner {
            Deep() {
                super(100);
            }
            int sum() {
                return v + Inner.this.v + CornerCases.this.outer;
            }
        }
    }
    int outer = 1000;
    static class Ext extends CornerCases.Inner {
        Ext(CornerCases h) {
            h.super(5);
        }
    }
    final Supplier<String> fs = () -> "field" + this.outer;
    static final Function<Integer, Integer> FACT = new Function<>() {
        public Integer apply(Integer n) {
            return n <= 1 ? 1 : n * this.apply(n - 1);
        }
    };
    static Function<Integer, Long> fib;
    static {
        fib = n -> n < 2 ? (long) n : fib.apply(n - 1) + fib.apply(n - 2);
    }
    CornerCases() {
        this(() -> 42);
    }
    CornerCases(IntSupplier s) {
        outer += s.getAsInt();
    }
    static class R implements AutoCloseable {
        final String n;
        R(String n) throws IOException {
            if (n.startsWith("!")) throw new IOException("open " + n);
            this.n = n;
            System.out.print("+" + n + " ");
        }
        @Override public void close() throws IOException {
            System.out.print("-" + n + " ");
            if (n.endsWith("!")) throw new IOException("close " + n);
        }
    }
    static String res(String a, String b, boolean t) {
        try (R x = new R(a); R y = b == null ? null : new R(b)) {
            if (t) throw new IllegalStateException("body");
            return "ok";
        } catch (IOException | IllegalStateException e) {
            return e.getMessage() + Arrays.toString(e.getSuppressed());
        } finally {
            System.out.print("F ");
        }
    }
    static int flow(int k) {
        int r = 0;
        a: for (int i = 0; i < 4; i++) {
            try {
                switch (k) {
                    case 0: continue a;
                    case 1: break a;
                    case 2: if (i == 2) return r;
                    break;
                    case 3: throw new RuntimeException();
                    default: do {
                        if (r > 5) break;
                        r += 2;
                    }
                    while (true);
                }
                r++;
            } catch (RuntimeException e) {
                r += 100;
            } finally {
                r += 10;
                if (k == 4 && i == 1) break a;
            }
        }
        return r;
    }
    static class P {
        P() {
            init();
        }
        void init() {
            System.out.print("P.init ");
        }
    }
    static class C extends P {
        int x = 5;
        String s;
        C() {
            System.out.print("C " + x + s + " ");
        }
        @Override void init() {
            x = 9;
            s = "set";
            System.out.print("C.init " + x + " ");
        }
    }
    interface Konst {
        int A = CornerCases.nx("Konst.A");
        int B = 3;
        static void touch() {}
    }
    static class UsesK implements Konst {
        static {
            System.out.print("UsesK ");
        }
    }
    static class Lz {
        static final int CONST = 5;
        static final Integer BOXED = 6;
        static {
            System.out.print("Lz! ");
        }
        static int[] nums = new int[4];
    }
    public static void main(String[] args) throws Exception {
        Sq s = new Sq(), t = s.clone();
        t.d[0] = 9;
        System.out.println(s.d[0] + "" + t.self().d[0]);
        Cov c = new CovI();
        System.out.println(c.get());
        try {
            CornerCases.<RuntimeException>sneaky(new IOException("sneak"));
        } catch (Exception e) {
            System.out.println(e);
        }
        int[] z = {0, 0, 0, 0};
        z[nx("i")] += nx("r") * 5 + (z[nx("j")] = 7);
        System.out.println(Arrays.toString(z));
        try {
            arr()[nx("idx") + 5] = nx("val") / 0;
        } catch (ArithmeticException e) {
            System.out.println("AE");
        }
        try {
            int q = nul();
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            Integer w = true ? nul() : 0;
            System.out.println(w);
        } catch (NullPointerException e) {
            System.out.println("unboxed");
        }
        long lg = 5;
        lg += 3.7;
        int sh = 5;
        sh >>>= 33L;
        byte b = (byte) 0x80;
        b >>>= 1;
        char ch = 'a';
        ch *= 1.5;
        short st = (short) 40000;
        st -= 1;
        System.out.println(lg + " " + sh + " " + b + " " + (int) ch + " " + st);
        CornerCases h = new CornerCases();
        Inner in = h.new Inner(1);
        System.out.println(in.new Deep().sum() + " " + new Ext(h).v + h.fs.get() + FACT.apply(10) + fib.apply(15));
        System.out.println(res("a", "b", false));
        System.out.println(res("a!", "b!", true));
        System.out.println(res("a", "!b", false));
        System.out.println(res("a!", null, false));
        for (int i = 0; i < 6; i++) System.out.print(flow(i) + " ");
        System.out.println();
        new C();
        System.out.println();
        System.out.print(Konst.B + " ");
        new UsesK();
        System.out.print(" then ");
        System.out.println(UsesK.A);
        System.out.print(Lz.CONST + " " + Lz.class.getSimpleName() + " " + new Lz[2].length + " ");
        System.out.println(Lz.BOXED + Lz.nums.length);
        record Loc(int a, int... b) {
            Loc {
                b = b.clone();
            }
            int tot() {
                return a + Arrays.stream(b).sum();
            }
        }
        enum Le {
            X, Y;
            Le flip() {
                return this == X ? Y : X;
            }
        }
        interface Li {
            default String me() {
                return "Li" + getClass().isAnonymousClass();
            }
        }
        System.out.println(new Loc(1, 2, 3).tot() + "" + Le.X.flip() + new Li() {}.me());
        Runnable r = (Runnable & Serializable) () -> System.out.println("inter " + (args.length));
        r.run();
        System.out.println(r instanceof Serializable);
        List<? super Integer> ls = new ArrayList<Number>(List.of(1.5));
        ls.add(3);
        Object o0 = ls.get(0);
        System.out.println(ls + "" + o0);
        var cmp = Comparator.<Map.Entry<String, Integer>, Integer>comparing(Map.Entry::getValue).reversed();
        System.out.println(Map.of("a", 1, "b", 2).entrySet().stream().sorted(cmp).toList());
        System.out.println(((Function<Object, String>) Object::toString).apply(List.of())
                + ((Supplier<int[][]>) () -> new int[2][3]).get()[1].length);
        switch ("b" + args.length) {
            case "b0": System.out.print("b0 ");
            case "x": {
                System.out.print("x ");
                break;
            }
            default: System.out.print("no");
        }
        System.out.println();
        StringBuilder sb = new StringBuilder();
        for (int i = 0, j = 10;; i++, j -= 2) {
            if (i > j) break;
            if (i == 1) continue;
            sb.append(i).append(j).append(';');
        }
        System.out.println(sb);
        int x = 3;
        x = x++ * 2 + x;
        System.out.println(x + " " + (x = 4) * x + " " + (x += x++ + ++x));
        System.out.println(1 + 2 + "3" + 4 * 5 + 'c' + 1.0f + null + true + new int[0].length);
        final int k;
        if (x > 0) k = 1;
        else k = 2;
        class Cap {
            int g() {
                return k + ord;
            }
        }
        System.out.println(new Cap().g() + new Object() {
            int f(int n) {
                return n == 0 ? 0 : n + f(n - 1);
            }
        }.f(4));
        synchronized (h) {
            synchronized (h) {
                System.out.println(Thread.holdsLock(h));
            }
        }
        char c1 = 'A' + 1;
        c1++;
        switch (c1) {
            case 'C' -> System.out.println("C!");
            default -> System.out.println("?");
        }
        Object[] objs = {1, "s", 2L, 'c', null, new int[]{1}, 1.5f, List.of()};
        for (Object o : objs) System.out.print((o instanceof Number n ? "N" + n.intValue()
                : o instanceof CharSequence q && q.length() == 1 ? "S" : o instanceof int[] ia ? "I" + ia[0]
                : o == null ? "null" : o.getClass().getSimpleName()) + " ");
        System.out.println();
    }
}
