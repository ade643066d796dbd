package lang;

import java.io.PrintWriter;
import java.io.StringWriter;

/** printStackTrace with causes, "... n more", suppressed, circular; StackTraceElement parts. */
public class StackTraces {
    static class Layer extends RuntimeException {
        Layer(String m, Throwable c) {
            super(m, c);
        }
    }

    static class NoTrace extends RuntimeException {
        NoTrace() {
            super("no trace", null, true, false);
        }
    }

    static class NoSuppress extends RuntimeException {
        NoSuppress() {
            super("no suppress", null, false, true);
        }
    }

    static class Loud extends Exception {
        @Override
        public String toString() {
            return "LOUD!" + super.toString();
        }

        @Override
        public String getLocalizedMessage() {
            return "localised";
        }
    }

    StackTraces(int n) {
        if (n == 0) {
            throw new IllegalStateException("from constructor");
        }
        new StackTraces(n - 1);
    }

    static void a(int n) {
        try {
            b(n);
        } catch (RuntimeException e) {
            throw new Layer("a" + n, e);
        }
    }

    static void b(int n) {
        if (n == 0) {
            throw new ArithmeticException("deepest");
        }
        try {
            a(n - 1);
        } catch (Layer e) {
            RuntimeException r = new RuntimeException("b" + n, e);
            r.addSuppressed(new IllegalArgumentException("sup" + n, new Error("cause of sup")));
            throw r;
        }
    }

    static class Inner {
        static int f = compute();

        static int compute() {
            Runnable r = new Runnable() {
                @Override
                public void run() {
                    throw new UnsupportedOperationException();
                }
            };
            r.run();
            return 0;
        }
    }

    static int recurse(int n) {
        if (n == 0) {
            return new Throwable().getStackTrace().length;
        }
        return recurse(n - 1);
    }

    public static void main(String[] args) {
        try {
            a(2);
        } catch (RuntimeException e) {
            e.printStackTrace(System.out);
        }
        try {
            new StackTraces(2);
        } catch (IllegalStateException e) {
            e.printStackTrace(System.out);
        }
        try {
            System.out.println(Inner.f);
        } catch (ExceptionInInitializerError e) {
            e.printStackTrace(System.out);
        }
        new NoTrace().printStackTrace(System.out);
        RuntimeException ns = new NoSuppress();
        ns.addSuppressed(new Error("dropped"));
        System.out.println(ns.getSuppressed().length);
        new Loud().printStackTrace(System.out);
        Exception x = new Exception("x");
        Exception y = new Exception("y", x);
        x.initCause(y);
        StringWriter sw = new StringWriter();
        x.printStackTrace(new PrintWriter(sw, true));
        System.out.print(sw);
        StackTraceElement[] st = new Throwable().getStackTrace();
        StackTraceElement top = st[0];
        System.out.println(st.length + " " + top.getClassName() + " " + top.getMethodName() + " " + top.getFileName() + " " + top.getLineNumber() + " " + top.isNativeMethod());
        System.out.println(top + " | " + top.getModuleName() + " " + top.getClassLoaderName() + " " + top.equals(st[0]));
        System.out.println(recurse(0) + " " + recurse(10));
        Throwable t = new Throwable("replaced");
        t.setStackTrace(new StackTraceElement[] {new StackTraceElement("p.C", "m", "C.java", 12), new StackTraceElement("p.D", "n", null, -1), new StackTraceElement("p.E", "o", null, -2), new StackTraceElement("p.F", "q", "F.java", -1)});
        t.printStackTrace(System.out);
        Throwable filled = t.fillInStackTrace();
        System.out.println((filled == t) + " " + t.getStackTrace()[0].getMethodName());
        Runnable lambda = () -> {
            throw new IllegalStateException("in lambda");
        };
        try {
            lambda.run();
        } catch (IllegalStateException e) {
            e.printStackTrace(System.out);
        }
        StackTraceElement[] mine = Thread.currentThread().getStackTrace();
        System.out.println(mine[0].getMethodName() + " " + mine[1].getMethodName() + " " + mine.length);
        int multi = 0;
        try {
            multi = Math.max(1,
                2)
                + args
                    .length / multi;
        } catch (ArithmeticException e) {
            System.out.println(e.getStackTrace()[0].getLineNumber() - top.getLineNumber());
        }
    }
}
