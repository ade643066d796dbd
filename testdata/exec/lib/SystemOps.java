package lib;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.ref.PhantomReference;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.SoftReference;
import java.lang.ref.WeakReference;
import java.util.Arrays;
import java.util.Properties;
import java.util.WeakHashMap;

/** System, Runtime and references: what holds on every machine. Ends through exit with a shutdown hook. */
public class SystemOps {
    static void attempt(String label, Runnable r) {
        try {
            r.run();
            System.out.println(label + " ok");
        } catch (RuntimeException e) {
            System.out.println(label + " " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) throws Exception {
        System.out.println(System.lineSeparator().equals("\n") + " " + System.getProperty("no.such") + " " + System.getProperty("no.such", "default") + " " + System.getProperty("file.separator") + System.getProperty("path.separator") + " " + System.getenv("NO_SUCH_VARIABLE_X"));
        System.out.println(System.setProperty("lib.p", "1") + System.setProperty("lib.p", "2") + System.clearProperty("lib.p") + System.getProperty("lib.p"));
        attempt("null key", () -> System.getProperty(null));
        attempt("empty key", () -> System.getProperty(""));
        attempt("null value", () -> System.setProperty("a", null));
        attempt("getenv null", () -> System.getenv(null));
        attempt("env unmodifiable", () -> System.getenv().put("A", "B"));
        System.out.println(System.getProperty("java.specification.version") + " " + System.getProperty("java.vm.specification.name") + " " + System.getProperty("java.class.version") + " " + (System.getProperty("java.home") != null) + " " + (System.getProperties() instanceof Properties) + " " + Runtime.version().feature());
        int[] a = {1, 2, 3, 4, 5, 6};
        System.arraycopy(a, 0, a, 2, 4);
        System.out.println(Arrays.toString(a));
        System.arraycopy(a, 3, a, 0, 3);
        System.out.println(Arrays.toString(a));
        Object[] objects = {"s", 1, "t"};
        String[] strings = new String[3];
        attempt("copy bounds", () -> System.arraycopy(a, 4, a, 0, 3));
        attempt("copy negative", () -> System.arraycopy(a, 0, a, 0, -1));
        attempt("copy dest", () -> System.arraycopy(a, 0, new int[2], 1, 2));
        attempt("copy type", () -> System.arraycopy(a, 0, new long[9], 0, 1));
        attempt("copy not array", () -> System.arraycopy("x", 0, a, 0, 1));
        attempt("copy null", () -> System.arraycopy(null, 0, a, 0, 1));
        attempt("copy store", () -> System.arraycopy(objects, 0, strings, 0, 3));
        System.out.println(Arrays.toString(strings));
        attempt("copy src pos", () -> System.arraycopy(objects, -2, strings, 0, 1));
        attempt("copy boxed", () -> System.arraycopy(new Integer[] {1}, 0, new int[1], 0, 1));
        Object o = new Object();
        System.out.println((System.identityHashCode(o) == o.hashCode()) + " " + (System.identityHashCode(o) == System.identityHashCode(o)) + " " + System.identityHashCode(null) + " " + o.toString().equals("java.lang.Object@" + Integer.toHexString(o.hashCode())));
        long t1 = System.nanoTime();
        long t2 = System.currentTimeMillis();
        System.out.println((System.nanoTime() >= t1) + " " + (System.currentTimeMillis() >= t2) + " " + (t2 > 1_500_000_000_000L));

        PrintStream old = System.out;
        ByteArrayOutputStream captured = new ByteArrayOutputStream();
        System.setOut(new PrintStream(captured, true));
        System.out.print("captured");
        System.out.println(42);
        System.setOut(old);
        System.out.println("got " + captured.toString().trim() + " " + captured.size());
        PrintStream oldErr = System.err;
        System.setErr(new PrintStream(captured));
        System.err.print("|err");
        new IllegalStateException("trace").printStackTrace();
        System.setErr(oldErr);
        System.out.println(captured.toString().contains("|errjava.lang.IllegalStateException: trace") + " " + captured.toString().contains("at lib.SystemOps.main(SystemOps.java:"));
        System.setIn(new ByteArrayInputStream("typed".getBytes()));
        System.out.println(new String(System.in.readAllBytes()) + " " + System.in.read() + " " + (System.console() == null));

        Runtime r = Runtime.getRuntime();
        System.out.println((r.availableProcessors() > 0) + " " + (r.totalMemory() > 0) + " " + (r.maxMemory() >= r.totalMemory() - 1) + " " + (r.freeMemory() > 0) + " " + (r == Runtime.getRuntime()));
        attempt("load library", () -> {
            try {
                System.loadLibrary("surely_not_there");
            } catch (UnsatisfiedLinkError e) {
                System.out.println("ULE " + e.getMessage().startsWith("no surely_not_there in java.library.path"));
            }
        });
        System.out.println(System.mapLibraryName("x").contains("x"));

        Object strong = new Object();
        ReferenceQueue<Object> queue = new ReferenceQueue<>();
        WeakReference<Object> weak = new WeakReference<>(strong, queue);
        SoftReference<Object> soft = new SoftReference<>(strong);
        PhantomReference<Object> phantom = new PhantomReference<>(strong, queue);
        WeakReference<Object> dropped = new WeakReference<>(new Object(), queue);
        System.gc();
        for (int i = 0; i < 50 && dropped.get() != null; i++) {
            System.gc();
            Thread.sleep(1);
        }
        System.out.println((weak.get() == strong) + " " + (soft.get() == strong) + " " + phantom.get() + " " + dropped.get() + " " + weak.refersTo(strong) + " " + phantom.refersTo(strong) + " " + phantom.refersTo(null));
        Reference<?> polled = queue.remove(2000);
        System.out.println((polled == dropped) + " " + (queue.poll() == null));
        System.out.println(weak.enqueue() + " " + weak.enqueue() + " " + (queue.poll() == weak) + " " + weak.get());
        soft.clear();
        System.out.println(soft.get());
        WeakHashMap<Object, String> map = new WeakHashMap<>();
        map.put(strong, "kept");
        map.put(new Object(), "lost");
        for (int i = 0; i < 50 && map.size() > 1; i++) {
            System.gc();
            Thread.sleep(1);
        }
        System.out.println(map.size() + " " + map.get(strong) + " " + map.containsKey(strong));
        Reference.reachabilityFence(strong);
        attempt("halt status", () -> {
            try {
                r.exec(new String[0]);
            } catch (IOException | IndexOutOfBoundsException e) {
                System.out.println("exec empty " + e.getClass().getSimpleName());
            }
        });
        Thread hook = new Thread(() -> System.out.println("hook ran"));
        r.addShutdownHook(hook);
        attempt("hook twice", () -> r.addShutdownHook(hook));
        Thread removed = new Thread(() -> System.out.println("never"));
        r.addShutdownHook(removed);
        System.out.println(r.removeShutdownHook(removed) + " " + r.removeShutdownHook(removed));
        try {
            System.exit(0);
        } finally {
            System.out.println("finally must not run");
        }
    }
}
