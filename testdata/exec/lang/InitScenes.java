package lang;

import java.util.*;

/** When classes and interfaces are initialised: constants, arrays, reflection, cycles, failures, threads. */
public class InitScenes {
    static final List<String> LOG = Collections.synchronizedList(new ArrayList<>());
    static int note(String s, int v) {
        LOG.add(s);
        return v;
    }
    interface I1 {
        int X = note("I1", 1);
        default void d() {}
    }
    interface I2 extends I1 {
        int Y = note("I2", 2);
    }
    interface I3 {
        int Z = note("I3", 3);
    }
    static class A implements I2, I3 {
        static {
            note("A", 0);
        }
    }
    static class B extends A {
        static final int K = 4;
        static final String S = "const";
        static final Object O = note("B", 5);
    }
    static class F {
        static int v = 1 / (LOG.size() - LOG.size());
        static void m() {}
    }
    static class G {
        static final G INST = new G();
        static int count = 10;
        int seen;
        G() {
            seen = count;
            count++;
        }
    }
    static class D1 {
        static int a = D2.b + 1;
    }
    static class D2 {
        static int b = D1.a + 1;
    }
    static class Slow {
        static volatile int done;
        static {
            try {
                Thread.sleep(20);
            } catch (InterruptedException e) {}
            done = 7;
            note("slow by " + Thread.currentThread().getName().charAt(0), 0);
        }
        static int get() {
            return done;
        }
    }
    enum En {
        P(1), Q(2);
        static final Map<Integer, En> BY = new HashMap<>();
        static {
            for (En e : values()) BY.put(e.v, e);
        }
        final int v;
        En(int v) {
            this.v = v;
            note("En" + v, 0);
        }
    }
    static class Outer {
        private int p = 1;
        private static int sp = 2;
        private int m() {
            return p;
        }
        class In {
            private int q = p + 1;
            private class In2 {
                int r() {
                    return p + q + m() + sp;
                }
            }
        }
        static class Sn {
            private int z = new Outer().p;
        }
        int use() {
            return new In().q + new Sn().z + new In().new In2().r();
        }
    }
    static class Par {
        static String who() {
            return "Par";
        }
        static {
            note("Par", 0);
        }
    }
    static class Chi extends Par {
        static {
            note("Chi", 0);
        }
    }
    static class Arr {
        static {
            note("Arr!", 0);
        }
    }
    record Rc(int a) {
        static {
            note("Rc", 0);
        }
    }
    static class Ann {
        static boolean on = false;
        static {
            assert on = true;
        }
    }
    static class Rec {
        static int depth;
        static {
            depth++;
            try {
                Class.forName("lang.InitScenes$Rec");
                note("self ok", 0);
            } catch (ClassNotFoundException e) {}
        }
    }
    public static void main(String[] args) throws Exception {
        System.out.println(B.K + B.S + LOG);
        new B();
        System.out.println(LOG);
        LOG.clear();
        System.out.println(A.Z + A.Y + "" + LOG);
        for (int i = 0; i < 3; i++) try {
            F.m();
        } catch (Throwable e) {
            System.out.println(e + " / " + e.getCause());
        }
        System.out.println(G.INST.seen + " " + G.count);
        System.out.println(D1.a + " " + D2.b);
        Thread[] ts = new Thread[3];
        int[] got = new int[3];
        for (int i = 0; i < 3; i++) {
            int k = i;
            (ts[i] = new Thread(() -> got[k] = Slow.get(), "t" + i)).start();
        }
        for (Thread t : ts) t.join();
        System.out.println(Arrays.toString(got) + LOG);
        LOG.clear();
        System.out.println(En.BY.get(2) + "" + LOG + new Outer().use());
        LOG.clear();
        System.out.println(Chi.who() + LOG);
        Object o = new Arr[2];
        Class<?> c = Arr.class;
        System.out.println(LOG + "" + (o instanceof Arr[]) + c.getSimpleName());
        Class.forName("lang.InitScenes$Arr", false, InitScenes.class.getClassLoader());
        System.out.println(LOG);
        Class.forName("lang.InitScenes$Arr");
        System.out.println(LOG);
        new Rc(1);
        System.out.println(LOG.contains("Rc") + "" + Ann.on + Rec.depth + LOG);
        Thread t1 = new Thread(() -> note("x" + X1.v, 0)), t2 = new Thread(() -> note("y" + Y1.v, 0));
        t1.start();
        t1.join();
        t2.start();
        t2.join();
        System.out.println(LOG);
        String s1 = "in" + "tern", s2 = new StringBuilder("in").append("tern").toString();
        System.out.println((s1 == s2) + "" + (s1 == s2.intern()) + (B.S == "con" + "st")
                + (String.valueOf(12) == String.valueOf(12)));
        try {
            Object x = new I1() {
                int q = note("anon", 1);
            };
            System.out.println(x.getClass().getName() + LOG);
        } finally {
            LOG.clear();
        }
    }
    static class X1 {
        static int v = Y1.v + 1;
    }
    static class Y1 {
        static int v = 5 + (X1.v == 0 ? 100 : 0);
    }
}
