// release: 17-19
package threads;

/** Thread.stop, suspend and resume, where the outcome does not depend on the schedule. */
public class StopAndSuspend {
    static final Object LOCK = new Object();
    static volatile int steps;
    static volatile boolean inside;

    static Thread start(String name, Runnable r) {
        Thread t = new Thread(r, name);
        t.start();
        return t;
    }

    @SuppressWarnings({"deprecation", "removal"})
    static void stopped(String how, Runnable body) throws InterruptedException {
        inside = false;
        Thread t = start(how, () -> {
            try {
                body.run();
                System.out.println(how + ": went on");
            } catch (ThreadDeath d) {
                System.out.println(how + ": " + d + ", holds the lock: " + Thread.holdsLock(LOCK));
                throw d;
            } finally {
                System.out.println(how + ": finally");
            }
        });
        while (!inside) Thread.yield();
        if (how.equals("waiting") || how.equals("synchronized")) {
            while (t.getState() == Thread.State.RUNNABLE) Thread.yield();
        }
        t.stop();
        t.join();
        System.out.println(how + ": " + t.getState() + " " + Thread.holdsLock(LOCK));
    }

    @SuppressWarnings({"deprecation", "removal"})
    public static void main(String[] args) throws Exception {
        stopped("spinning", () -> {
            inside = true;
            for (;;) steps++;
        });
        stopped("sleeping", () -> {
            inside = true;
            try {
                Thread.sleep(1_000_000);
            } catch (InterruptedException e) {
                System.out.println("interrupted");
            }
        });
        stopped("waiting", () -> {
            synchronized (LOCK) {
                inside = true;
                try {
                    LOCK.wait();
                } catch (InterruptedException e) {
                    System.out.println("interrupted");
                } catch (ThreadDeath d) {
                    System.out.println("in wait it holds the lock: " + Thread.holdsLock(LOCK));
                    throw d;
                }
            }
        });
        stopped("synchronized", () -> {
            synchronized (LOCK) {
                inside = true;
                synchronized (StopAndSuspend.class) {
                    try {
                        StopAndSuspend.class.wait(1_000_000);
                    } catch (InterruptedException e) {
                        System.out.println("interrupted");
                    }
                }
            }
        });
        synchronized (LOCK) {
            System.out.println("the lock is free");
        }

        Thread never = new Thread(() -> System.out.println("never"));
        never.stop();
        never.start();
        never.join();
        System.out.println(never.getState());

        try {
            Thread.currentThread().stop();
            System.out.println("not stopped");
        } catch (ThreadDeath d) {
            System.out.println("myself: " + d.getMessage());
        }

        Thread counter = start("counter", () -> {
            for (;;) steps++;
        });
        while (steps == 0) Thread.yield();
        counter.suspend();
        Thread.sleep(20);
        int before = steps;
        Thread.sleep(20);
        System.out.println("suspended: " + (steps == before) + " " + counter.isAlive() + " " + counter.getState());
        counter.resume();
        while (steps == before) Thread.yield();
        System.out.println("resumed");
        counter.suspend();
        counter.stop(); // resumes it first
        counter.join();

        Thread self = start("self", () -> {
            System.out.println("suspends itself");
            Thread.currentThread().suspend();
            System.out.println("was resumed");
        });
        while (self.isAlive()) {
            self.resume();
            Thread.sleep(1);
        }
    }
}
