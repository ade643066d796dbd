package threads;

import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Exchanger;
import java.util.concurrent.Phaser;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;

/** CountDownLatch, CyclicBarrier, Semaphore, Exchanger, Phaser with deterministic totals. */
public class Latches {
    interface Body {
        void run() throws Exception;
    }

    static Thread go(Body b) {
        Thread t = new Thread(() -> {
            try {
                b.run();
            } catch (Exception e) {
                System.out.println("unexpected " + e);
            }
        });
        t.start();
        return t;
    }

    static void joinAll(Thread... ts) throws InterruptedException {
        for (Thread t : ts) {
            t.join();
        }
    }

    static void latch() throws Exception {
        CountDownLatch start = new CountDownLatch(1), done = new CountDownLatch(3);
        AtomicInteger sum = new AtomicInteger();
        for (int i = 1; i <= 3; i++) {
            final int n = i;
            go(() -> {
                start.await();
                sum.addAndGet(n);
                done.countDown();
            });
        }
        System.out.println("before " + sum + " " + done.getCount() + " " + done.await(1, TimeUnit.MILLISECONDS));
        start.countDown();
        done.await();
        start.countDown();
        System.out.println("after " + sum + " " + done.getCount() + " " + start.getCount() + " " + done.await(1, TimeUnit.NANOSECONDS));
    }

    static void barrier() throws Exception {
        int n = 3;
        int[][] grid = new int[4][n];
        StringBuffer rounds = new StringBuffer();
        AtomicInteger round = new AtomicInteger();
        CyclicBarrier barrier = new CyclicBarrier(n, () -> rounds.append("round").append(round.getAndIncrement()).append(' '));
        Thread[] ts = new Thread[n];
        AtomicInteger arrivals = new AtomicInteger();
        for (int i = 0; i < n; i++) {
            grid[0][i] = i + 1;
        }
        for (int i = 0; i < n; i++) {
            final int me = i;
            ts[i] = go(() -> {
                for (int r = 1; r < 4; r++) {
                    grid[r][me] = grid[r - 1][me] + grid[r - 1][(me + 1) % n];
                    arrivals.addAndGet(barrier.await());
                }
            });
        }
        joinAll(ts);
        System.out.println(rounds + " " + java.util.Arrays.deepToString(grid) + " " + arrivals + " " + barrier.getNumberWaiting() + barrier.getParties() + barrier.isBroken());
        CyclicBarrier broken = new CyclicBarrier(2);
        String[] how = new String[1];
        Thread w = go(() -> {
            try {
                broken.await();
            } catch (BrokenBarrierException e) {
                how[0] = "broken";
            }
        });
        while (broken.getNumberWaiting() == 0) {
            Thread.yield();
        }
        broken.reset();
        w.join();
        System.out.println(how[0] + " " + broken.isBroken());
        try {
            broken.await(1, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            System.out.println("barrier timeout " + broken.isBroken());
        }
        try {
            broken.await();
        } catch (BrokenBarrierException e) {
            System.out.println("still broken " + e.getMessage());
        }
    }

    static void semaphore() throws Exception {
        Semaphore s = new Semaphore(2);
        AtomicInteger inside = new AtomicInteger(), max = new AtomicInteger(), passes = new AtomicInteger();
        Thread[] ts = new Thread[4];
        for (int i = 0; i < 4; i++) {
            ts[i] = go(() -> {
                for (int k = 0; k < 20; k++) {
                    s.acquire();
                    max.accumulateAndGet(inside.incrementAndGet(), Math::max);
                    passes.incrementAndGet();
                    inside.decrementAndGet();
                    s.release();
                }
            });
        }
        joinAll(ts);
        System.out.println(passes + " " + (max.get() <= 2) + " " + s.availablePermits() + " " + s.tryAcquire(3) + s.tryAcquire(2) + s.tryAcquire() + s.tryAcquire(1, TimeUnit.MILLISECONDS));
        s.release(5);
        System.out.println(s.drainPermits() + " " + s.availablePermits());
        Semaphore neg = new Semaphore(-1, true);
        neg.release();
        System.out.println(neg.tryAcquire() + " " + neg.isFair() + " " + neg.hasQueuedThreads());
        Semaphore a = new Semaphore(1), b = new Semaphore(0);
        StringBuffer sb = new StringBuffer();
        Thread ping = go(() -> { for (int i = 0; i < 5; i++) { a.acquire(); sb.append("ping"); b.release(); } });
        Thread pong = go(() -> { for (int i = 0; i < 5; i++) { b.acquire(); sb.append("PONG"); a.release(); } });
        joinAll(ping, pong);
        System.out.println(sb);
    }

    static void exchanger() throws Exception {
        Exchanger<String> ex = new Exchanger<>();
        String[] got = new String[2];
        Thread t = go(() -> {
            got[0] = ex.exchange("from t");
            got[0] += ex.exchange("again t");
        });
        got[1] = ex.exchange("from main");
        got[1] += ex.exchange("again main");
        t.join();
        System.out.println(got[0] + " | " + got[1]);
        try {
            ex.exchange("x", 1, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            System.out.println("nobody");
        }
    }

    static void phaser() throws Exception {
        StringBuffer log = new StringBuffer();
        Phaser ph = new Phaser(1) {
            @Override
            protected boolean onAdvance(int phase, int registered) {
                log.append("advance").append(phase).append('/').append(registered).append(' ');
                return phase >= 3 || registered == 0;
            }
        };
        AtomicInteger work = new AtomicInteger();
        Thread[] ts = new Thread[3];
        for (int i = 0; i < 3; i++) {
            ph.register();
            final int me = i;
            ts[i] = go(() -> {
                for (int k = 0; k <= me; k++) {
                    work.incrementAndGet();
                    ph.arriveAndAwaitAdvance();
                }
                ph.arriveAndDeregister();
            });
        }
        while (!ph.isTerminated()) {
            ph.arriveAndAwaitAdvance();
        }
        joinAll(ts);
        System.out.println(log + " " + work + " " + ph.isTerminated() + " " + (ph.getPhase() < 0) + " " + ph.register());
    }

    public static void main(String[] args) throws Exception {
        latch();
        barrier();
        semaphore();
        exchanger();
        phaser();
    }
}
