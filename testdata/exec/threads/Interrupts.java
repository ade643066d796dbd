package threads;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

/** interrupt in every waiting state, flags, interrupted() versus isInterrupted(). */
public class Interrupts {
    interface Body {
        void run() throws Exception;
    }

    static class Probe extends Thread {
        final Body body;
        volatile String outcome = "none";

        Probe(String name, Body body) {
            super(name);
            this.body = body;
        }

        @Override
        public void run() {
            try {
                body.run();
                outcome = "completed flag=" + isInterrupted();
            } catch (InterruptedException e) {
                outcome = "InterruptedException '" + e.getMessage() + "' flag=" + isInterrupted();
            } catch (Exception e) {
                outcome = e.getClass().getSimpleName() + " flag=" + isInterrupted();
            }
        }
    }

    static void probe(String name, Thread.State until, Body body) throws InterruptedException {
        Probe p = new Probe(name, body);
        p.start();
        while (p.getState() != until) {
            Thread.yield();
        }
        p.interrupt();
        p.join();
        System.out.println(name + ": " + p.outcome + " after " + p.isInterrupted());
    }

    public static void main(String[] args) throws Exception {
        Object lock = new Object();
        Thread mainThread = Thread.currentThread();
        probe("sleep", Thread.State.TIMED_WAITING, () -> Thread.sleep(60000));
        probe("wait", Thread.State.WAITING, () -> {
            synchronized (lock) {
                lock.wait();
            }
        });
        probe("timed wait", Thread.State.TIMED_WAITING, () -> {
            synchronized (lock) {
                lock.wait(60000);
            }
        });
        probe("join", Thread.State.WAITING, () -> mainThread.join());
        probe("park", Thread.State.WAITING, () -> LockSupport.park(lock));
        probe("parkNanos", Thread.State.TIMED_WAITING, () -> LockSupport.parkNanos(60_000_000_000L));
        probe("latch", Thread.State.WAITING, () -> new CountDownLatch(1).await());
        probe("queue take", Thread.State.WAITING, () -> new ArrayBlockingQueue<String>(1).take());
        ReentrantLock rl = new ReentrantLock();
        rl.lock();
        probe("lockInterruptibly", Thread.State.WAITING, rl::lockInterruptibly);
        rl.unlock();
        Probe stubborn = new Probe("lock", () -> {
            rl.lock();
            try {
                System.out.println("lock acquired although interrupted " + Thread.currentThread().isInterrupted());
            } finally {
                rl.unlock();
            }
        });
        rl.lock();
        stubborn.start();
        while (!rl.hasQueuedThread(stubborn)) {
            Thread.yield();
        }
        stubborn.interrupt();
        rl.unlock();
        stubborn.join();
        System.out.println(stubborn.outcome);
        Probe blocked = new Probe("monitor", () -> {
            synchronized (lock) {
                System.out.println("monitor entered, flag " + Thread.currentThread().isInterrupted());
            }
        });
        synchronized (lock) {
            blocked.start();
            while (blocked.getState() != Thread.State.BLOCKED) {
                Thread.yield();
            }
            blocked.interrupt();
        }
        blocked.join();
        System.out.println(blocked.outcome);
        mainThread.interrupt();
        System.out.println(mainThread.isInterrupted() + " " + Thread.interrupted() + " " + Thread.interrupted());
        mainThread.interrupt();
        try {
            Thread.sleep(1);
        } catch (InterruptedException e) {
            System.out.println("sleep refused: " + e.getMessage() + " " + mainThread.isInterrupted());
        }
        mainThread.interrupt();
        LockSupport.park();
        System.out.println("park returns at once " + Thread.interrupted());
        mainThread.interrupt();
        try {
            synchronized (lock) {
                lock.wait();
            }
        } catch (InterruptedException e) {
            System.out.println("wait refused " + e.getMessage());
        }
        mainThread.interrupt();
        try {
            new Thread().join();
            System.out.println("join of an unstarted thread " + Thread.interrupted());
        } catch (InterruptedException e) {
            System.out.println("join refused");
        }
        Probe poll = new Probe("poll", () -> {
            int spins = 0;
            while (!Thread.currentThread().isInterrupted()) {
                spins++;
                Thread.onSpinWait();
            }
            if (spins < 0) {
                throw new IllegalStateException();
            }
        });
        poll.start();
        poll.interrupt();
        poll.join();
        System.out.println(poll.outcome);
        Thread dead = new Thread(() -> { });
        dead.start();
        dead.join();
        dead.interrupt();
        System.out.println("dead interrupted " + dead.isInterrupted() + " " + dead.getState());
    }
}
