package lib;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Throwable: causes, suppression, stack traces with line numbers; StackWalker; Thread stack elements. */
public class StackTraces {
    static class Custom extends Exception {
        private final int code;

        Custom(String m, int code, Throwable cause) {
            super(m, cause);
            this.code = code;
        }

        @Override
        public String getLocalizedMessage() {
            return getMessage() + "#" + code;
        }
    }

    static class Bare extends RuntimeException {
        Bare() {
            super("bare", null, false, false);
        }
    }

    static class Resource implements AutoCloseable {
        final String name;

        Resource(String name) {
            this.name = name;
            if (name.equals("bad")) {
                throw new IllegalArgumentException("ctor " + name);
            }
        }

        @Override
        public void close() throws Exception {
            throw new IllegalStateException("close " + name);
        }
    }

    static String trace(Throwable t) {
        StringWriter w = new StringWriter();
        t.printStackTrace(new PrintWriter(w));
        return w.toString().lines().filter(l -> !l.contains("java.base/") && !l.contains("$$Lambda")).collect(Collectors.joining("\n"));
    }

    static void deep(int n) throws Custom {
        if (n == 0) {
            try {
                Integer.parseInt("x");
            } catch (NumberFormatException e) {
                throw new Custom("wrapped", 7, e);
            }
        }
        deep(n - 1);
    }

    static int order(List<String> log) {
        try {
            log.add("try");
            throw new IllegalStateException();
        } catch (IllegalStateException e) {
            log.add("catch");
            return log.size();
        } finally {
            log.add("finally");
        }
    }

    @SuppressWarnings("finally")
    static String swallow() {
        for (;;) {
            try {
                throw new RuntimeException("lost");
            } finally {
                return "finally wins";
            }
        }
    }

    static List<String> walk() {
        return StackWalker.getInstance().walk(s -> s.map(f -> f.getMethodName() + ":" + f.getLineNumber()).collect(Collectors.toList()));
    }

    interface Via {
        default List<String> call() {
            return walk();
        }
    }

    public static void main(String[] args) throws Exception {
        try {
            deep(3);
        } catch (Custom e) {
            System.out.println(trace(e));
            StackTraceElement top = e.getStackTrace()[0];
            System.out.println(top + " " + top.getClassName() + " " + top.getMethodName() + " " + top.getFileName() + " " + top.getLineNumber() + " " + top.isNativeMethod() + " " + top.getModuleName() + " " + e.getStackTrace().length);
            System.out.println(e.getCause().getStackTrace()[0].getModuleName() + " " + e + " " + e.getCause());
        }
        try (Resource a = new Resource("a"); Resource b = new Resource("b")) {
            throw new Custom("body of " + a.name + b.name, 1, null);
        } catch (Custom e) {
            System.out.println(trace(e));
            System.out.println(e.getSuppressed().length + " " + e.getSuppressed()[0].getMessage());
        }
        try (Resource a = new Resource("a"); Resource b = new Resource("bad")) {
            System.out.println("never");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage() + " suppressed " + e.getSuppressed()[0].getMessage());
        }
        Bare bare = new Bare();
        bare.addSuppressed(new Exception());
        System.out.println(bare.getStackTrace().length + " " + bare.getSuppressed().length + " " + trace(bare));
        Exception cyc = new Exception("outer");
        Exception inner = new Exception("inner", cyc);
        cyc.initCause(inner);
        System.out.println(trace(cyc).lines().filter(l -> l.contains("CIRCULAR")).count());
        for (Supplier<?> s : List.<Supplier<?>>of(() -> cyc.initCause(null), () -> {
            cyc.addSuppressed(cyc);
            return 0;
        }, () -> {
            cyc.addSuppressed(null);
            return 0;
        }, () -> {
            Exception e = new Exception();
            return e.initCause(e);
        })) {
            try {
                s.get();
            } catch (RuntimeException e) {
                System.out.println(e.getClass().getSimpleName() + " " + e.getMessage().replaceAll("java.lang.Exception: ", ""));
            }
        }
        Throwable t = new Throwable("set");
        t.setStackTrace(new StackTraceElement[] {new StackTraceElement("a.B", "m", "B.java", 12), new StackTraceElement("a.B", "n", null, -1), new StackTraceElement("a.B", "nat", "B.java", -2), new StackTraceElement("ldr", "mod", "1.0", "x.Y", "z", "Y.java", 3)});
        System.out.println(trace(t));
        ByteArrayOutputStream o = new ByteArrayOutputStream();
        t.printStackTrace(new PrintStream(o));
        System.out.println(o.toString().equals(trace(t) + "\n") + " " + t.fillInStackTrace().getStackTrace()[0].getMethodName());
        List<String> log = new ArrayList<>();
        System.out.println(order(log) + " " + log + " " + swallow());
        System.out.println(walk() + " " + new Via() { }.call());
        Supplier<List<String>> lambda = () -> walk();
        System.out.println(lambda.get().stream().map(s -> s.replaceAll("lambda\\$main\\$\\d+", "lambda")).toList());
        StackWalker retain = StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE);
        System.out.println(retain.walk(s -> s.map(f -> f.getDeclaringClass().getSimpleName() + "." + f.getMethodName() + f.getMethodType()).toList()) + " " + caller(retain));
        StackTraceElement[] mine = Thread.currentThread().getStackTrace();
        System.out.println(mine[0].getMethodName() + " " + mine[1] + " " + mine.length);
        System.out.println(new Object() {
            String where() {
                return new Throwable().getStackTrace()[0].toString();
            }
        }.where());
        int[] depth = {0};
        try {
            recurse(depth);
        } catch (StackOverflowError e) {
            System.out.println("SOE " + (depth[0] > 100) + " " + e.getMessage() + " " + (e.getStackTrace().length <= 1024));
        }
        try {
            Object x = List.of(1).get(args.length);
            String s = (String) x;
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        try {
            new Object[0].clone()[0] = 1;
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            throw null;
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            assert args.length > 3 : "len " + args.length;
        } catch (AssertionError e) {
            System.out.println(e + " " + e.getCause());
        }
        try {
            assert args.length > 3 : new IllegalStateException("as cause");
        } catch (AssertionError e) {
            System.out.println(e + " | " + e.getCause());
        }
        Thread th = new Thread(() -> {
            throw new Bare();
        }, "worker");
        th.setUncaughtExceptionHandler((w, e) -> System.out.println(w.getName() + " died of " + e));
        th.start();
        th.join();
        System.out.println(th.getState() + " " + th.getStackTrace().length + " " + th.isAlive());
    }

    static String caller(StackWalker w) {
        return w.getCallerClass().getSimpleName();
    }

    static void recurse(int[] d) {
        d[0]++;
        recurse(d);
    }
}
