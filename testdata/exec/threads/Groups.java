package threads;

import java.util.Arrays;
import java.util.Comparator;

/** ThreadGroup trees, enumeration, handlers, daemon inheritance, priority caps. */
public class Groups {
    static class Loud extends ThreadGroup {
        Loud(ThreadGroup parent, String name) {
            super(parent, name);
        }

        @Override
        public void uncaughtException(Thread t, Throwable e) {
            System.out.println(getName() + " heard " + t.getName() + ": " + e.getMessage());
            if (e instanceof IllegalStateException) {
                super.uncaughtException(t, e);
            }
        }
    }

    static class Parked extends Thread {
        private boolean released;
        boolean interruptedWhileParked;

        Parked(ThreadGroup g, String name) {
            super(g, name);
        }

        @Override
        public synchronized void run() {
            while (!released) {
                try {
                    wait();
                } catch (InterruptedException e) {
                    interruptedWhileParked = true;
                    return;
                }
            }
        }

        synchronized void release() {
            released = true;
            notify();
        }
    }

    static String names(ThreadGroup g, boolean deep) {
        Thread[] ts = new Thread[20];
        int n = g.enumerate(ts, deep);
        Thread[] got = Arrays.copyOf(ts, n);
        Arrays.sort(got, Comparator.comparing(Thread::getName));
        StringBuilder sb = new StringBuilder();
        for (Thread t : got) {
            sb.append(t.getName()).append(' ');
        }
        return sb.toString();
    }

    public static void main(String[] args) throws InterruptedException {
        ThreadGroup main = Thread.currentThread().getThreadGroup();
        System.out.println(main.getName() + " " + main.getParent().getName() + " " + main.getParent().getParent() + " " + main.getMaxPriority());
        Loud outer = new Loud(main, "outer");
        Loud inner = new Loud(outer, "inner");
        System.out.println(outer + " " + inner.getParent().getName() + " " + main.parentOf(inner) + " " + inner.parentOf(main));
        Parked a = new Parked(outer, "a"), b = new Parked(inner, "b"), c = new Parked(inner, "c");
        a.start();
        b.start();
        c.start();
        System.out.println(names(outer, true) + "| " + names(outer, false) + "| " + names(inner, true));
        System.out.println(outer.activeCount() + " " + inner.activeCount() + " " + outer.activeGroupCount());
        inner.interrupt();
        b.join();
        c.join();
        System.out.println(a.interruptedWhileParked + " " + b.interruptedWhileParked + " " + c.interruptedWhileParked);
        a.release();
        a.join();
        System.out.println(outer.activeCount() + " " + a.getThreadGroup() + " " + a);
        Thread t = new Thread(inner, () -> {
            throw new RuntimeException("plain");
        }, "thrower");
        t.start();
        t.join();
        Thread u = new Thread(inner, () -> {
            throw new IllegalStateException("passed on");
        }, "passer");
        Thread.setDefaultUncaughtExceptionHandler((th, e) -> System.out.println("default heard " + th.getName() + " " + e.getMessage()));
        u.start();
        u.join();
        System.out.println(u.getUncaughtExceptionHandler() + " " + (new Thread().getUncaughtExceptionHandler() == main));
        outer.setMaxPriority(4);
        Thread low = new Thread(outer, () -> { }, "low");
        low.setPriority(8);
        System.out.println(low.getPriority() + " " + inner.getMaxPriority() + " " + new Thread(outer, "fresh").getPriority());
        Thread daemon = new Thread(() -> {
            Thread child = new Thread(() -> { });
            System.out.println("child of daemon " + child.isDaemon());
        });
        daemon.setDaemon(true);
        daemon.start();
        daemon.join();
        Thread own = new Thread(() -> {
            throw new Error("own");
        }, "own");
        own.setUncaughtExceptionHandler((th, e) -> System.out.println("own handler " + e.getMessage()));
        own.start();
        own.join();
        System.out.println(Thread.getDefaultUncaughtExceptionHandler() != null);
    }
}
