import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

/** Threads that wait for each other, in all the ways that there are. */
public class Stuck {
    static final Object a = new Object(), b = new Object();
    static final ReentrantLock left = new ReentrantLock(), right = new ReentrantLock();
    static volatile int turn;

    static class Left { static int x = Right.x; }

    static class Right { static int x = Left.x; }

    static void monitors(Object first, Object second) {
        synchronized (first) {
            enter(second);
        }
    }

    static void enter(Object o) {
        synchronized (o) {
            turn = 0;
        }
    }

    static void locks(ReentrantLock first, ReentrantLock second) {
        first.lock();
        second.lock();
        second.unlock();
        first.unlock();
    }

    static void interruptibly(ReentrantLock first, ReentrantLock second) {
        try {
            first.lockInterruptibly();
            try {
                second.lockInterruptibly();
                second.unlock();
            } finally {
                first.unlock();
            }
        } catch (InterruptedException e) {
            turn = 0;
        }
    }

    static synchronized void waitForEver() throws InterruptedException {
        Stuck.class.wait();
    }

    static Thread start(Runnable r, boolean daemon) {
        Thread t = new Thread(r);
        t.setDaemon(daemon);
        t.start();
        return t;
    }

    /** Goes on for ever without any effect. */
    static void spin() {
        while (true) {
            Thread.yield();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        switch (args[0]) {
            case "monitors" -> {
                start(() -> monitors(a, b), false);
                start(() -> monitors(b, a), false);
                spin();
            }
            case "daemons" -> {
                start(() -> monitors(a, b), true);
                start(() -> monitors(b, a), true);
            }
            case "onedaemon" -> {
                start(() -> monitors(a, b), true);
                start(() -> monitors(b, a), false);
                start(Stuck::spin, true);
            }
            case "circling" -> {
                // The daemon has three states, while main waits for nobody.
                start(() -> { while (true) turn = (turn + 1) % 3; }, true);
                waitForEver();
            }
            case "served" -> {
                synchronized (a) {
                    start(() -> { turn = 1; turn = 0; }, true);
                    start(() -> {
                        turn = 2;
                        synchronized (a) {
                            a.notifyAll();
                        }
                    }, true);
                    Thread.yield();
                    a.wait();
                }
            }
            case "exit" -> {
                start(() -> monitors(a, b), false);
                start(() -> monitors(b, a), false);
                Runtime.getRuntime().halt(0);
            }
            case "classes" -> {
                start(() -> { int x = Left.x; }, false);
                start(() -> { int x = Right.x; }, false);
                spin();
            }
            case "locks" -> {
                start(() -> locks(left, right), false);
                start(() -> locks(right, left), false);
                spin();
            }
            case "interruptibly" -> {
                Thread t = start(() -> interruptibly(left, right), false);
                start(() -> interruptibly(right, left), false);
                t.interrupt();
            }
            case "joined" -> {
                Thread main = Thread.currentThread();
                start(() -> {
                    synchronized (a) {
                        try {
                            main.join();
                        } catch (InterruptedException e) {
                            turn = 0;
                        }
                    }
                }, false).join();
            }
            case "results" -> {
                ExecutorService pool = Executors.newFixedThreadPool(1);
                try {
                    pool.submit(() -> pool.submit(() -> 1).get()).get();
                } catch (ExecutionException e) {
                    turn = 0;
                }
            }
            case "waiting" -> {
                start(() -> LockSupport.park(a), false);
                waitForEver();
            }
            case "preempted" -> {
                // Each thread that is started takes turns with main once; the
                // assertion fails if main is preempted between the two reads.
                start(() -> { turn = 1; turn = 2; turn = 3; }, false);
                int before = turn, after = turn;
                assert before == after || before != 1 : "seen 1 on the way";
            }
        }
    }
}
