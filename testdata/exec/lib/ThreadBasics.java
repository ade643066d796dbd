package lib;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Exchanger;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.Phaser;
import java.util.concurrent.RecursiveTask;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Threads and java.util.concurrent where the printed result does not depend on the schedule. */
public class ThreadBasics {
    static int plain;
    static final Object LOCK = new Object();

    static class Sum extends RecursiveTask<Long> {
        final int lo;
        final int hi;

        Sum(int lo, int hi) {
            this.lo = lo;
            this.hi = hi;
        }

        @Override
        protected Long compute() {
            if (hi - lo < 40) {
                long s = 0;
                for (int i = lo; i < hi; i++) {
                    s += i;
                }
                return s;
            }
            Sum left = new Sum(lo, (lo + hi) / 2);
            left.fork();
            return new Sum((lo + hi) / 2, hi).compute() + left.join();
        }
    }

    interface Act {
        Object run() throws Exception;
    }

    static void t(String label, Act a) {
        try {
            System.out.println(label + ": " + a.run());
        } catch (Exception e) {
            System.out.println(label + ": " + e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    public static void main(String[] args) throws Exception {
        Thread[] ts = new Thread[4];
        for (int i = 0; i < 4; i++) {
            ts[i] = new Thread(() -> {
                for (int k = 0; k < 100; k++) {
                    synchronized (LOCK) {
                        plain++;
                    }
                }
            }, "t" + i);
            ts[i].start();
        }
        for (Thread x : ts) {
            x.join();
        }
        System.out.println(plain + " " + ts[2].getName() + " " + ts[2].getState());
        Thread idle = new Thread(() -> { });
        System.out.println(idle.getState() + " " + idle.getPriority() + " " + idle.isDaemon() + " " + idle.isInterrupted() + " " + idle.getThreadGroup().getName() + " " + Thread.currentThread().getName() + " " + (idle.getId() > 0));
        t("priority", () -> {
            idle.setPriority(11);
            return 0;
        });
        idle.start();
        idle.join();
        t("start twice", () -> {
            idle.start();
            return 0;
        });
        t("notify unowned", () -> {
            LOCK.notify();
            return 0;
        });
        t("wait negative", () -> {
            synchronized (LOCK) {
                LOCK.wait(-1);
            }
            return 0;
        });
        t("interrupt", () -> {
            Thread.currentThread().interrupt();
            boolean set = Thread.currentThread().isInterrupted();
            try {
                Thread.sleep(1000);
                return "slept";
            } catch (InterruptedException e) {
                return set + " " + e.getMessage() + " " + Thread.interrupted();
            }
        });
        t("interrupt wait", () -> {
            String[] seen = new String[1];
            Thread w = new Thread(() -> {
                synchronized (LOCK) {
                    try {
                        LOCK.wait();
                    } catch (InterruptedException e) {
                        seen[0] = e.getMessage() + " " + Thread.currentThread().isInterrupted();
                    }
                }
            });
            w.start();
            while (w.getState() != Thread.State.WAITING) {
                Thread.yield();
            }
            w.interrupt();
            w.join();
            return seen[0];
        });
        t("ping pong", () -> {
            StringBuilder sb = new StringBuilder();
            boolean[] turn = {true};
            Thread pong = new Thread(() -> {
                for (int i = 0; i < 5; i++) {
                    synchronized (sb) {
                        while (turn[0]) {
                            try {
                                sb.wait();
                            } catch (InterruptedException e) {
                                return;
                            }
                        }
                        sb.append("pong ");
                        turn[0] = true;
                        sb.notifyAll();
                    }
                }
            });
            pong.start();
            for (int i = 0; i < 5; i++) {
                synchronized (sb) {
                    while (!turn[0]) {
                        sb.wait();
                    }
                    sb.append("ping ");
                    turn[0] = false;
                    sb.notifyAll();
                }
            }
            pong.join();
            return sb;
        });
        ThreadLocal<List<String>> local = ThreadLocal.withInitial(() -> new ArrayList<>(List.of("init")));
        InheritableThreadLocal<String> inherited = new InheritableThreadLocal<>() {
            @Override
            protected String childValue(String parent) {
                return parent + "-child";
            }
        };
        local.get().add("main");
        inherited.set("parent");
        t("thread local", () -> {
            String[] r = new String[2];
            Thread c = new Thread(() -> {
                r[0] = local.get().toString();
                r[1] = inherited.get();
            });
            c.start();
            c.join();
            local.remove();
            return r[0] + r[1] + local.get() + inherited.get();
        });
        ExecutorService pool = Executors.newFixedThreadPool(3);
        t("invokeAll", () -> {
            List<Callable<Integer>> jobs = new ArrayList<>();
            for (int i = 0; i < 6; i++) {
                int n = i;
                jobs.add(() -> n * n);
            }
            StringBuilder sb = new StringBuilder();
            for (Future<Integer> f : pool.invokeAll(jobs)) {
                sb.append(f.get()).append(f.isDone()).append(' ');
            }
            return sb + "" + pool.invokeAny(List.of(() -> "any"));
        });
        t("failing task", () -> {
            try {
                return pool.submit(() -> Integer.parseInt("x")).get();
            } catch (ExecutionException e) {
                return e.getMessage() + " / " + e.getCause().getMessage();
            }
        });
        CountDownLatch gate = new CountDownLatch(1);
        t("timeout and cancel", () -> {
            Future<?> f = pool.submit(() -> {
                gate.await();
                return 1;
            });
            try {
                f.get(5, TimeUnit.MILLISECONDS);
                return "done";
            } catch (TimeoutException e) {
                return "timeout " + f.cancel(true) + f.isCancelled() + f.isDone() + f.cancel(true);
            }
        });
        pool.shutdown();
        t("terminated", () -> pool.awaitTermination(5, TimeUnit.SECONDS) + " " + pool.isTerminated());
        t("rejected", () -> {
            try {
                return pool.submit(() -> 1);
            } catch (java.util.concurrent.RejectedExecutionException e) {
                return "rejected";
            }
        });
        t("latch and semaphore", () -> {
            CountDownLatch done = new CountDownLatch(3);
            Semaphore s = new Semaphore(2);
            AtomicInteger max = new AtomicInteger();
            AtomicInteger now = new AtomicInteger();
            for (int i = 0; i < 3; i++) {
                new Thread(() -> {
                    s.acquireUninterruptibly();
                    max.accumulateAndGet(now.incrementAndGet(), Math::max);
                    now.decrementAndGet();
                    s.release();
                    done.countDown();
                }).start();
            }
            done.await();
            return (max.get() <= 2) + " " + s.availablePermits() + " " + s.tryAcquire(3) + " " + done.getCount();
        });
        t("barrier", () -> {
            List<String> log = new CopyOnWriteArrayList<>();
            CyclicBarrier b = new CyclicBarrier(2, () -> log.add("trip"));
            Thread o = new Thread(() -> {
                try {
                    b.await();
                    b.await();
                } catch (InterruptedException | BrokenBarrierException e) {
                    log.add("broken");
                }
            });
            o.start();
            b.await();
            b.await();
            o.join();
            return log + " " + b.getParties() + b.isBroken();
        });
        t("queue", () -> {
            ArrayBlockingQueue<Integer> q = new ArrayBlockingQueue<>(2);
            Thread producer = new Thread(() -> {
                for (int i = 1; i <= 10; i++) {
                    try {
                        q.put(i);
                    } catch (InterruptedException e) {
                        return;
                    }
                }
            });
            producer.start();
            int sum = 0;
            for (int i = 0; i < 10; i++) {
                sum = sum * 3 + q.take();
            }
            return sum + " " + q.poll(1, TimeUnit.MILLISECONDS);
        });
        t("lock", () -> {
            ReentrantLock l = new ReentrantLock(true);
            Condition c = l.newCondition();
            int[] v = {0};
            Thread w = new Thread(() -> {
                l.lock();
                try {
                    v[0] = 5;
                    c.signalAll();
                } finally {
                    l.unlock();
                }
            });
            l.lock();
            l.lock();
            w.start();
            while (v[0] == 0) {
                c.await();
            }
            String s = l.getHoldCount() + " " + l.isHeldByCurrentThread() + " " + v[0];
            l.unlock();
            l.unlock();
            w.join();
            return s + " " + l.isLocked() + " " + l.tryLock();
        });
        t("unlock unowned", () -> {
            new ReentrantLock().unlock();
            return 0;
        });
        t("rw lock", () -> {
            ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
            rw.writeLock().lock();
            rw.readLock().lock();
            rw.writeLock().unlock();
            String s = rw.getReadLockCount() + " " + rw.isWriteLocked() + " " + rw.writeLock().tryLock();
            rw.readLock().unlock();
            return s;
        });
        t("exchanger", () -> {
            Exchanger<String> x = new Exchanger<>();
            String[] got = new String[1];
            Thread o = new Thread(() -> {
                try {
                    got[0] = x.exchange("from other");
                } catch (InterruptedException e) {
                    got[0] = "interrupted";
                }
            });
            o.start();
            String mine = x.exchange("from main");
            o.join();
            return mine + " / " + got[0];
        });
        t("fork join", () -> ForkJoinPool.commonPool().invoke(new Sum(0, 500)));
        t("phaser", () -> {
            Phaser p = new Phaser(1);
            return p.arrive() + " " + p.getPhase() + " " + p.register() + " " + p.arriveAndDeregister() + " " + p.isTerminated();
        });
        t("future task", () -> {
            FutureTask<String> f = new FutureTask<>(() -> "ran");
            f.run();
            return f.get();
        });
        ConcurrentHashMap<Integer, Integer> chm = new ConcurrentHashMap<>();
        Thread[] writers = new Thread[3];
        for (int i = 0; i < 3; i++) {
            writers[i] = new Thread(() -> {
                for (int k = 0; k < 60; k++) {
                    chm.merge(k % 7, 1, Integer::sum);
                }
            });
            writers[i].start();
        }
        for (Thread w : writers) {
            w.join();
        }
        System.out.println(new TreeMap<>(chm) + " " + chm.reduceValues(1000, Integer::sum) + " " + chm.mappingCount());
    }
}
