// exit: 3
package threads;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

/** Transfers, double-checked locking, interruption, executors, futures, a timer that exits. */
public class HandOffs {
    static class Account {
        final int id;
        private long bal;
        Account(int i, long b) {
            id = i;
            bal = b;
        }
        synchronized long get() {
            return bal;
        }
        static void move(Account a, Account b, long n) {
            Account x = a.id < b.id ? a : b, y = x == a ? b : a;
            synchronized (x) {
                synchronized (y) {
                    if (a.bal < n) throw new IllegalArgumentException("insufficient " + a.bal);
                    a.bal -= n;
                    b.bal += n;
                }
            }
        }
    }
    static class Once {
        private static volatile Once I;
        static final AtomicInteger made = new AtomicInteger();
        static Once get() {
            Once r = I;
            if (r == null) synchronized (Once.class) {
                if ((r = I) == null) {
                    made.incrementAndGet();
                    I = r = new Once();
                }
            }
            return r;
        }
    }
    static class Holder {
        static {
            System.out.println("holder init by " + Thread.currentThread().getName());
        }
        static int v = 5;
    }
    public static void main(String[] args) throws Exception {
        Account[] as = new Account[4];
        for (int i = 0; i < 4; i++) as[i] = new Account(i, 1000);
        Thread[] ts = new Thread[6];
        AtomicInteger fails = new AtomicInteger();
        for (int i = 0; i < 6; i++) {
            int s = i;
            ts[i] = new Thread(() -> {
                Random r = new Random(s);
                for (int k = 0; k < 300; k++) {
                    int a = r.nextInt(4), b = (a + 1 + r.nextInt(3)) % 4;
                    try {
                        Account.move(as[a], as[b], r.nextInt(400));
                    } catch (IllegalArgumentException e) {
                        fails.incrementAndGet();
                    }
                }
            });
        }
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
        System.out.println(Arrays.stream(as).mapToLong(Account::get).sum());
        Thread[] os = new Thread[5];
        for (int i = 0; i < 5; i++) (os[i] = new Thread(Once::get)).start();
        for (Thread t : os) t.join();
        System.out.println(Once.made);
        Thread h = new Thread(() -> System.out.println(Holder.v), "H");
        h.start();
        h.join();
        System.out.println(Holder.v);
        Thread sl = new Thread(() -> {
            try {
                Thread.sleep(100000);
            } catch (InterruptedException e) {
                System.out.println("int " + Thread.currentThread().isInterrupted());
                Thread.currentThread().interrupt();
                System.out.println(Thread.interrupted() + "" + Thread.interrupted());
            }
        });
        sl.start();
        while (sl.getState() != Thread.State.TIMED_WAITING) Thread.yield();
        sl.interrupt();
        sl.join();
        System.out.println(sl.getState() + " " + sl.isAlive());
        try {
            sl.start();
        } catch (IllegalThreadStateException e) {
            System.out.println("ITSE " + e.getMessage());
        }
        try {
            new Object().wait();
        } catch (IllegalMonitorStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            Thread.currentThread().setPriority(11);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Thread d = new Thread(() -> {
            while (true) try {
                Thread.sleep(10);
            } catch (InterruptedException e) {
                return;
            }
        });
        d.setDaemon(true);
        d.start();
        ThreadGroup g = new ThreadGroup("grp");
        Thread in = new Thread(g, () -> {}, "ingrp");
        System.out.println(in.getThreadGroup().getName() + in + g.activeCount() + g);
        Object lock = new Object();
        StringBuffer log = new StringBuffer();
        Thread pi = new Thread(() -> {
            for (int i = 0; i < 3; i++) synchronized (lock) {
                while (log.length() % 2 == 0) try {
                    lock.wait();
                } catch (InterruptedException e) {}
                log.append('o');
                lock.notifyAll();
            }
        });
        pi.start();
        for (int i = 0; i < 3; i++) synchronized (lock) {
            while (log.length() % 2 == 1) lock.wait();
            log.append('p');
            lock.notifyAll();
        }
        pi.join();
        System.out.println(log);
        ConcurrentHashMap<Integer, Integer> memo = new ConcurrentHashMap<>();
        ExecutorService p = Executors.newCachedThreadPool(r -> {
            Thread t = new Thread(r);
            t.setDaemon(true);
            return t;
        });
        List<Callable<Integer>> cs = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            int n = i;
            cs.add(() -> memo.computeIfAbsent(n % 4, k -> k * k));
        }
        int tot = 0;
        for (Future<Integer> f : p.invokeAll(cs)) tot += f.get();
        System.out.println(tot + " " + memo);
        CompletionService<String> ecs = new ExecutorCompletionService<>(p);
        for (int i = 3; i > 0; i--) {
            int n = i;
            ecs.submit(() -> {
                Thread.sleep(n * 60L);
                return "c" + n;
            });
        }
        for (int i = 0; i < 3; i++) System.out.print(ecs.take().get());
        System.out.println();
        Future<?> slow = p.submit(() -> {
            Thread.sleep(100000);
            return 1;
        });
        Thread.sleep(5);
        System.out.println(slow.cancel(true) + "" + slow.isCancelled());
        try {
            slow.get();
        } catch (CancellationException e) {
            System.out.println("cancelled");
        }
        try {
            p.submit(() -> {
                Thread.sleep(100000);
                return 1;
            }).get(5, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            System.out.println("to");
        }
        ThreadPoolExecutor tp = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(1),
                new ThreadPoolExecutor.CallerRunsPolicy());
        CountDownLatch block = new CountDownLatch(1);
        tp.execute(() -> {
            try {
                block.await();
            } catch (InterruptedException e) {}
        });
        tp.execute(() -> System.out.println("queued"));
        tp.execute(() -> System.out.println("by " + Thread.currentThread().getName()));
        block.countDown();
        tp.shutdown();
        tp.awaitTermination(1, TimeUnit.SECONDS);
        System.out.println(tp.getCompletedTaskCount() + " " + tp.isShutdown());
        p.shutdownNow();
        CompletableFuture<String> cf = new CompletableFuture<>();
        cf.thenAccept(s -> System.out.println("got " + s)).exceptionally(e -> {
            System.out.println("exc " + e);
            return null;
        });
        cf.completeExceptionally(new RuntimeException("x"));
        System.out.println(cf.isCompletedExceptionally() + " " + cf.getNumberOfDependents());
        System.out.println(CompletableFuture.supplyAsync(() ->
                "a").thenCompose(s -> CompletableFuture.supplyAsync(() -> s
                + "b")).thenCombineAsync(CompletableFuture.supplyAsync(() -> "c"), String::concat).whenComplete((r,
                e) -> System.out.println(r + e)).orTimeout(1, TimeUnit.SECONDS).join()
                + CompletableFuture.anyOf(CompletableFuture.completedFuture("any")).join());
        long t0 = System.nanoTime();
        Thread.sleep(20);
        long el = (System.nanoTime() - t0) / 1000000;
        System.out.println(el >= 20 && el < 2000);
        long m0 = System.currentTimeMillis();
        System.out.println(m0 > 1500000000000L);
        new Timer().schedule(new TimerTask() {
            int n;
            public void run() {
                System.out.println("tick");
                if (++n == 2) {
                    cancel();
                    System.exit(3);
                }
            }
        }, 0, 2);
    }
}
