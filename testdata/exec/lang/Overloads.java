package lang;

import java.util.Arrays;

/** Overload resolution, varargs, hiding of fields and statics, super access, ternary types. */
public class Overloads {
    static String m(Object o) { return "Object"; }
    static String m(String s) { return "String"; }
    static String m(CharSequence s) { return "CharSequence"; }
    static String m(Object... o) { return "Object..."; }

    static String n(double d) { return "double"; }
    static String n(float f) { return "float"; }
    static String n(Object o) { return "Object"; }

    static String p(int a, long b) { return "int,long"; }
    static String p(long a, int b) { return "long,int"; }
    static String p(double a, double b) { return "double,double"; }

    static String v(String f, Object... r) { return f + (r == null ? "null" : Arrays.toString(r)); }
    static String w(int... a) { return "ints" + a.length; }
    static String w(long a, int... b) { return "long+" + b.length; }
    static String ch(char c) { return "char"; }
    static String ch(int c) { return "int"; }

    static class A {
        String name = "A.name";
        static String stat() { return "A.stat"; }
        String inst() { return "A.inst " + name; }
        String call(A a) { return "A.call(A)"; }
        private String priv() { return "A.priv"; }
        String viaPriv() { return priv(); }
        String arg(Object o) { return "A.arg(Object)"; }
        Number cov() { return 1; }
        protected String prot() { return "A.prot"; }
    }

    static class B extends A {
        String name = "B.name";
        static String stat() { return "B.stat"; }
        @Override
        String inst() { return "B.inst " + name + "/" + super.name + "/" + ((A) this).name + "/" + super.inst(); }
        String call(B b) { return "B.call(B)"; }
        @Override
        String call(A a) { return "B.call(A)"; }
        String priv() { return "B.priv"; }
        String arg(String s) { return "B.arg(String)"; }
        @Override
        Integer cov() { return 2; }
        @Override
        public String prot() { return "B.prot>" + super.prot(); }
    }

    static class C extends B {
        int name = 3;
        @Override
        String inst() { return "C.inst " + name + super.name + ((A) this).name; }
        @Override
        Integer cov() { return super.cov() + 1; }
    }

    static String disp(A a) { return "A"; }
    static String disp(B b) { return "B"; }

    static int evals;

    static int next() { return ++evals; }

    static String three(int a, int b, int c) { return a + "," + b + "," + c; }

    @SuppressWarnings("static-access")
    public static void main(String[] args) {
        Object os = "runtime string";
        System.out.println(m("x") + " " + m(os) + " " + m(new StringBuilder()) + " " + m(1) + " " + m() + " " + m("a", "b") + " " + m((Object) null) + " " + m((Object[]) null) + " " + m(new String[] {"q"}));
        System.out.println(n(1) + " " + n(1L) + " " + n('c') + " " + n(1.0) + " " + n(1f) + " " + n("s") + " " + n(Integer.valueOf(1)) + " " + n(true));
        System.out.println(p(1, 2L) + " " + p(1L, 2) + " " + p(1L, 2L) + " " + p(1f, 2));
        System.out.println(v("f") + v("f", 1) + v("f", 1, "b") + v("f", (Object[]) null) + v("f", (Object) null) + v("f", new Object[] {1, 2}) + v("f", new int[] {1}.length) + v("f", (Object) new String[] {"x"}.length));
        System.out.println(w() + " " + w(new int[] {1, 2}) + " " + w(1L) + " " + w(5L, 1, 2) + " " + ch('a') + " " + ch('a' + 0) + " " + ch((char) 98) + " " + ch((byte) 1));
        A a = new B();
        B b = new B();
        C c = new C();
        System.out.println(a.name + " " + b.name + " " + ((A) b).name + " " + c.name + " " + ((B) c).name);
        System.out.println(a.inst() + " | " + c.inst());
        System.out.println(A.stat() + " " + B.stat() + " " + C.stat() + " " + a.stat() + " " + ((A) null).stat());
        System.out.println(a.call(b) + " " + b.call(b) + " " + b.call(a) + " " + a.call(a) + " " + b.call((A) b));
        System.out.println(a.viaPriv() + " " + b.priv() + " " + a.arg("s") + " " + b.arg("s") + " " + b.arg(os) + " " + a.prot());
        System.out.println(a.cov() + " " + c.cov() + " " + ((A) c).cov());
        System.out.println(disp(a) + disp(b) + disp(c) + disp((A) c));
        System.out.println(three(next(), next() * 10, next()) + " " + three(evals++, evals, evals--) + " " + evals);
        int x = 5;
        System.out.println(x + (x = 3) * x + " " + (x++ + x++ * --x) + " " + x);
        boolean f = false;
        String r = x > 2 ? x > 4 ? "gt4" : "gt2" : f ? "t" : "no";
        System.out.println(r + (f = true) + f + (f ? 1 : 2.0) + (f ? 'a' : 0) + (f ? x : 'a') + (f ? null : 1) + (f ? (short) 1 : 'b'));
        new Object() {
            int depth = 3;

            void go() {
                System.out.print(depth + " ");
                if (--depth > 0) {
                    go();
                }
            }
        }.go();
        System.out.println();
        long fact = 1;
        for (int i = 1, j = 10; i < j; i++, j--) {
            fact *= i * j;
        }
        System.out.println(fact);
        char grade = 'B';
        grade += 1;
        final int one = 1;
        byte small = one + 'A';
        short sh = (short) (small + grade);
        sh++;
        System.out.println(grade + small + sh + "" + grade + small + sh);
        {
            int shadow = 1;
            System.out.print(shadow);
        }
        int shadow = 2;
        ;
        System.out.println(shadow);
        if (x > 100) ; else System.out.println("empty then");
        for (;;) { if (x++ > 10) break; }
        do x--; while (x > 0);
        System.out.println(x);
    }
}
