package threads;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

/** Timed operations that must time out: join, wait, tryLock, await, park; nothing depends on how long. */
public class Deadline {
    static void timed(String what, java.util.concurrent.Callable<Object> c) throws Exception {
        long before = System.nanoTime();
        Object r = c.call();
        System.out.println(what + " " + r + " " + (System.nanoTime() >= before));
    }

    static class Stoppable implements Runnable {
        private volatile boolean stop;
        private final CountDownLatch up = new CountDownLatch(1);
        int laps;

        @Override
        public void run() {
            up.countDown();
            while (!stop) {
                laps++;
                Thread.yield();
            }
        }

        void stop() {
            stop = true;
        }
    }

    static class Watchdog extends Thread {
        final Thread watched;

        Watchdog(Thread watched) {
            super("watchdog of " + watched.getName());
            this.watched = watched;
            setDaemon(true);
        }

        @Override
        public void run() {
            while (watched.getState() != State.TIMED_WAITING) {
                Thread.yield();
            }
            watched.interrupt();
        }
    }

    public static void main(String[] args) throws Exception {
        Stoppable s = new Stoppable();
        Thread runner = new Thread(s, "runner");
        runner.start();
        s.up.await();
        timed("join", () -> {
            runner.join(2);
            return runner.isAlive();
        });
        s.stop();
        runner.join();
        timed("join finished", () -> {
            runner.join(100000);
            return runner.isAlive() + " " + (s.laps >= 0);
        });
        Object lock = new Object();
        timed("wait", () -> {
            synchronized (lock) {
                lock.wait(1);
                return Thread.holdsLock(lock);
            }
        });
        ReentrantLock held = new ReentrantLock();
        CountDownLatch locked = new CountDownLatch(1), release = new CountDownLatch(1);
        Thread holder = new Thread(() -> {
            held.lock();
            try {
                locked.countDown();
                release.await();
            } catch (InterruptedException e) {
                System.out.println("unexpected");
            } finally {
                held.unlock();
            }
        });
        holder.start();
        locked.await();
        timed("tryLock", () -> held.tryLock(1, TimeUnit.MILLISECONDS));
        timed("tryLock now", held::tryLock);
        timed("await", () -> release.await(1, TimeUnit.MILLISECONDS));
        release.countDown();
        timed("tryLock long", () -> held.tryLock(100, TimeUnit.SECONDS));
        held.unlock();
        holder.join();
        timed("parkNanos", () -> {
            LockSupport.parkNanos(100);
            LockSupport.parkUntil(1);
            LockSupport.parkNanos(-5);
            return "back";
        });
        AtomicReference<String> end = new AtomicReference<>("none");
        Thread sleeper = new Thread(() -> {
            try {
                TimeUnit.MINUTES.sleep(5);
                end.set("slept");
            } catch (InterruptedException e) {
                end.set("woken: " + e.getMessage());
            }
        }, "sleeper");
        Watchdog dog = new Watchdog(sleeper);
        dog.start();
        sleeper.start();
        sleeper.join();
        dog.join();
        System.out.println(end + " by " + dog.getName() + " " + dog.isDaemon());
        Thread main = Thread.currentThread();
        new Watchdog(main).start();
        timed("interrupted join", () -> {
            try {
                Thread.sleep(300000);
                return "slept";
            } catch (InterruptedException e) {
                return "interrupted, flag " + main.isInterrupted();
            }
        });
        timed("sleep 0", () -> {
            Thread.sleep(0);
            TimeUnit.DAYS.sleep(-1);
            return "no time";
        });
    }
}
