package oracle;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.MalformedURLException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Runs programs many times on a plain JVM, with delays at random. For each it prints a line "class|outcome|outcome...",
 * with every different outcome once: the class of an uncaught exception, "deadlock", "hangs" where threads do not end
 * though some can run, or else what the program has printed, nothing with "first". Arguments: the folder of the classes, "first" to stop a
 * program after the first outcome that is an error, or "all", the number of runs, the milliseconds that a run may take,
 * the programs. With "first", the programs behind one that was stuck are not run: another JVM has to.
 */
public final class Stress {
    private static final long AGAIN = 100; // milliseconds, for a run of a program another run of which was cut
    private static final long STILL = 60; // milliseconds in which no thread can run, and none has
    private static final int LOOKS = 10; // used time at so many looks: they are stuck
    // HotSpot says of a thread that waits for the initialisation of a class that it can run.
    private static final long IDLE = 400; // milliseconds in which no thread uses the processor: they are stuck

    private static final ThreadMXBean TIMES = ManagementFactory.getThreadMXBean();

    private static volatile ThreadGroup current;
    private static volatile String thrown;
    private static final ByteArrayOutputStream PRINTED = new ByteArrayOutputStream();

    private Stress() { }

    public static void main(String[] args) throws Exception {
        PrintStream out = System.out;
        System.setOut(new PrintStream(PRINTED, true));
        System.setErr(new PrintStream(OutputStream.nullOutputStream()));
        Thread.setDefaultUncaughtExceptionHandler((t, e) -> {
            ThreadGroup g = t.getThreadGroup();
            ThreadGroup now = current;
            if (e instanceof ThreadDeath) {
                return; // nobody is told of it
            }
            if (thrown == null && g != null && now != null && now.parentOf(g)) {
                thrown = e.getClass().getName();
            }
        });
        boolean all = args[1].equals("all");
        int runs = Integer.parseInt(args[2]);
        long longest = Long.parseLong(args[3]);
        for (int i = 4; i < args.length; i++) {
            Set<String> outcomes = new TreeSet<>();
            boolean failed = false;
            for (int run = 0; run < runs && (all || !failed); run++) {
                Noise.rarity(1 << run % 7);
                within(run % 3 == 0 ? 0 : 2 << run / 3 % 8);
                String error = run(Path.of(args[0]), args[i], outcomes.contains("hangs") ? AGAIN : longest);
                outcomes.add(error != null ? error : all ? PRINTED.toString().strip() : "");
                failed |= error != null;
            }
            out.println(args[i] + "|" + String.join("|", outcomes));
            out.flush();
            if (!all && (outcomes.contains("deadlock") || outcomes.contains("hangs"))) {
                break; // what is left of it may hold locks that other programs want
            }
        }
        Runtime.getRuntime().halt(0); // some threads may be left
    }

    /** Sets how rare delays are within java.util.concurrent, where this JVM has been given any: see Within. */
    private static void within(int oneIn) throws ReflectiveOperationException {
        Class<?> points;
        try {
            points = Class.forName("java.util.concurrent.Delay");
        } catch (ClassNotFoundException e) {
            return;
        }
        points.getField("oneIn").setInt(null, oneIn);
    }

    /** Runs a program once and returns what went wrong, or null. */
    private static String run(Path classes, String program, long longest) throws Exception {
        thrown = null;
        PRINTED.reset();
        ThreadGroup group = new ThreadGroup(program);
        current = group;
        Method main = new Loader(classes).loadClass(program).getDeclaredMethod("main", String[].class);
        main.setAccessible(true);
        Thread first = new Thread(group, () -> {
            try {
                main.invoke(null, (Object) new String[0]);
            } catch (InvocationTargetException e) {
                Stress.<RuntimeException>rethrow(e.getCause());
            } catch (IllegalAccessException e) {
                throw new AssertionError(e);
            }
        }, "main");
        first.start();
        String stuck = await(group, longest);
        String error = thrown;
        current = null;
        return error != null ? error : stuck;
    }

    /** Ends a thread of a run that is over, which might spin for ever. */
    static final class Over extends Error {
        private static final long serialVersionUID = 1;

        Over() { super(null, null, false, false); }
    }

    /** Tells whether the run is over that the current thread belongs to. */
    static boolean over() {
        ThreadGroup now = current;
        return now == null || !now.parentOf(Thread.currentThread().getThreadGroup());
    }

    @SuppressWarnings("unchecked")
    private static <T extends Throwable> void rethrow(Throwable e) throws T {
        throw (T) e;
    }

    /** Waits for the end of the threads that are no daemons, or until they are stuck. */
    private static String await(ThreadGroup group, long longest) throws InterruptedException {
        long start = System.currentTimeMillis(), lastRun = start, lastUse = start, used = -1, spent = -1;
        int looks = 0;
        while (true) {
            long now = System.currentTimeMillis(), cpu = 0, all = 0;
            int users = 0;
            for (Thread t : threads(group)) {
                Thread.State state = t.getState();
                if (state == Thread.State.TERMINATED) {
                    continue;
                }
                users += t.isDaemon() ? 0 : 1;
                all += TIMES.getThreadCpuTime(t.getId());
                if (state == Thread.State.TIMED_WAITING) {
                    lastUse = now;
                }
                if (state == Thread.State.TIMED_WAITING || state == Thread.State.RUNNABLE) {
                    lastRun = now;
                    looks = 0;
                    cpu += TIMES.getThreadCpuTime(t.getId());
                }
            }
            if (cpu != used) {
                used = cpu;
                lastUse = now;
            }
            if (users == 0) {
                return null;
            }
            if (all != spent) {
                spent = all;
                looks = 0;
            }
            if (now - lastRun > STILL && ++looks > LOOKS || now - lastUse > IDLE) {
                return "deadlock";
            }
            if (now - start > longest) {
                return "hangs";
            }
            if (now - start > 20) {
                Thread.sleep(2);
            } else {
                Thread.yield();
            }
        }
    }

    private static List<Thread> threads(ThreadGroup group) {
        Thread[] list = new Thread[100];
        int n = group.enumerate(list);
        return List.of(Arrays.copyOf(list, n));
    }

    /** Loads the programs, each run anew, with points of delay; all else is its parent's. */
    private static final class Loader extends ClassLoader {
        private final Path classes;

        Loader(Path classes) {
            super(Stress.class.getClassLoader());
            this.classes = classes;
            setDefaultAssertionStatus(true);
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            try (InputStream in = Files.newInputStream(classes.resolve(name.replace('.', '/') + ".class"))) {
                byte[] file = Points.addTo(in.readAllBytes(), "oracle/Noise", classes);
                return defineClass(name, file, 0, file.length);
            } catch (IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }

        @Override
        protected URL findResource(String name) {
            Path file = classes.resolve(name);
            try {
                return Files.exists(file) ? file.toUri().toURL() : null;
            } catch (MalformedURLException e) {
                return null;
            }
        }
    }
}
