// exit: 1
package errors;

import java.util.*;
import java.util.logging.*;

/** Stack traces, suppressed and circular causes, the console logger, uncaught exceptions. */
public class TracesAndLogs {
    static final Logger L = Logger.getLogger(TracesAndLogs.class.getName());
    static class MyEx extends Exception {
        MyEx(String m, Throwable c) {
            super(m, c);
        }
    }
    static void deep(int n) throws MyEx {
        if (n == 0) {
            try {
                Object o = null;
                o.toString();
            } catch (NullPointerException e) {
                MyEx m = new MyEx("wrapped", e);
                m.addSuppressed(new IllegalStateException("supp", new RuntimeException("cause of supp")));
                throw m;
            }
        }
        deep(n - 1);
    }
    public static void main(String[] a) throws Exception {
        System.setProperty("java.util.logging.SimpleFormatter.format", "%4$s %5$s%6$s%n");
        L.info("to stderr");
        L.log(Level.WARNING, "with exc", new RuntimeException("logged"));
        L.entering("a", "b");
        System.err.println("err line");
        System.err.printf("%05d%n", 42);
        try {
            deep(3);
        } catch (MyEx e) {
            e.printStackTrace();
            e.printStackTrace(System.out);
        }
        Thread.setDefaultUncaughtExceptionHandler(null);
        Thread t = new Thread(() -> {
            int[] x = {};
            x[0]++;
        }, "T-1");
        t.start();
        t.join();
        int[][] n = new int[2][];
        try {
            n[1][0] = 3;
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        String s = null;
        try {
            s.length();
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        Throwable self = new Throwable("nostack", null, false, false) {};
        self.printStackTrace();
        Exception c1 = new Exception("c1"), c2 = new Exception("c2", c1);
        c1.initCause(c2);
        c1.printStackTrace();
        try {
            throw null;
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        synchronized (TracesAndLogs.class) {
            throw new MyEx("final\nmultiline", new Error(new StackOverflowError()));
        }
    }
}
