package threads;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.stream.*;

/** Fork/join, futures, executors, latches, barriers, locks, queues, atomics, timers. */
public class ConcurrencyTour {
    static class Acc extends RecursiveTask<Long> {
        int a, b;
        Acc(int a, int b) {
            this.a = a;
            this.b = b;
        }
        protected Long compute() {
            if (b - a < 50) {
                long s = 0;
                for (int i = a; i < b; i++) s += i;
                return s;
            }
            int m = (a + b) / 2;
            Acc l = new Acc(a, m), r = new Acc(m, b);
            l.fork();
            return r.compute() + l.join();
        }
    }
    static class Inc extends RecursiveAction {
        int[] a;
        int lo, hi;
        Inc(int[] a, int lo, int hi) {
            this.a = a;
            this.lo = lo;
            this.hi = hi;
        }
        protected void compute() {
            if (hi - lo < 4) {
                for (int i = lo; i < hi; i++) a[i] *= 2;
            } else {
                int m = (lo + hi) >>> 1;
                invokeAll(new Inc(a, lo, m), new Inc(a, m, hi));
            }
        }
    }
    public static void main(String[] args) throws Exception {
        System.out.println(new ForkJoinPool(3).invoke(new Acc(0, 10000)));
        int[] arr = IntStream.range(0, 40).toArray();
        ForkJoinPool.commonPool().invoke(new Inc(arr, 0, 40));
        System.out.println(Arrays.toString(arr));
        System.out.println(IntStream.rangeClosed(1, 10000).parallel().filter(i -> i % 7 == 0).sum());
        System.out.println(Stream.of("a", "b", "c",
                "d").parallel().map(String::toUpperCase).collect(Collectors.joining(",")));
        System.out.println(IntStream.range(0,
                1000).parallel().boxed().collect(Collectors.groupingByConcurrent(i -> i % 3, Collectors.counting())));
        CompletableFuture<Integer> f = CompletableFuture.supplyAsync(() -> 20).thenApply(x -> x
                + 1).thenCombine(CompletableFuture.supplyAsync(() -> 2), (a, b) -> a * b);
        System.out.println(f.get());
        try {
            CompletableFuture.supplyAsync(() -> {
                throw new IllegalStateException("boom");
            }).join();
        } catch (CompletionException e) {
            System.out.println(e + " / " + e.getCause());
        }
        System.out.println(CompletableFuture.supplyAsync(() -> 1 / 0).handle((v, e) -> e == null ? "ok" : "err "
                + e.getMessage()).get());
        System.out.println(CompletableFuture.allOf(CompletableFuture.runAsync(() -> {}),
                CompletableFuture.completedFuture(1)).thenApply(v -> "all").get());
        try {
            new CompletableFuture<String>().get(10, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            System.out.println("timeout " + e.getMessage());
        }
        System.out.println(new CompletableFuture<String>().completeOnTimeout("late", 5, TimeUnit.MILLISECONDS).get());
        ExecutorService ex = Executors.newFixedThreadPool(3);
        List<Future<Integer>> fs = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            int n = i;
            fs.add(ex.submit(() -> n * n));
        }
        int s = 0;
        for (var x : fs) s += x.get();
        System.out.println(s);
        System.out.println(ex.invokeAll(List.of(() -> "p", () -> "q")).stream().map(x -> {
            try {
                return x.get();
            } catch (Exception e) {
                return "?";
            }
        }).toList());
        String only = ex.invokeAny(List.<Callable<String>>of(() -> "only"));
        System.out.println(only);
        try {
            ex.submit(() -> {
                throw new java.io.IOException("io");
            }).get();
        } catch (ExecutionException e) {
            System.out.println(e.getMessage() + " " + e.getCause().getClass());
        }
        ex.shutdown();
        System.out.println(ex.awaitTermination(1, TimeUnit.SECONDS) + " " + ex.isTerminated());
        try {
            ex.submit(() -> 1);
        } catch (RejectedExecutionException e) {
            System.out.println("rejected");
        }
        ScheduledExecutorService ses = Executors.newScheduledThreadPool(1);
        StringBuffer sb = new StringBuffer();
        var h = ses.scheduleAtFixedRate(() -> sb.append('t'), 0, 5, TimeUnit.MILLISECONDS);
        while (sb.length() < 3) Thread.sleep(1);
        h.cancel(false);
        System.out.println(h.isCancelled() + " " + sb.substring(0, 3));
        System.out.println(ses.schedule(() -> "sched", 3, TimeUnit.MILLISECONDS).get());
        ses.shutdownNow();
        CountDownLatch l = new CountDownLatch(3);
        for (int i = 0; i < 3; i++) new Thread(l::countDown).start();
        l.await();
        System.out.println("latch " + l.getCount());
        CyclicBarrier cb = new CyclicBarrier(3, () -> System.out.println("barrier"));
        Thread[] ts = new Thread[3];
        for (int i = 0; i < 3; i++) {
            ts[i] = new Thread(() -> {
                try {
                    cb.await();
                    cb.await();
                } catch (Exception e) {
                    System.out.println(e);
                }
            });
            ts[i].start();
        }
        for (Thread t : ts) t.join();
        Semaphore sem = new Semaphore(2);
        sem.acquire();
        System.out.println(sem.tryAcquire() + " " + sem.tryAcquire() + " " + sem.availablePermits());
        Phaser ph = new Phaser(1);
        System.out.println(ph.arrive() + " " + ph.getPhase());
        ph.arriveAndDeregister();
        System.out.println(ph.isTerminated());
        Exchanger<String> exch = new Exchanger<>();
        Thread et = new Thread(() -> {
            try {
                System.out.println("got " + exch.exchange("from-thread"));
            } catch (InterruptedException e) {}
        });
        et.start();
        String got = exch.exchange("from-main");
        et.join();
        System.out.println("main got " + got);
        ReentrantReadWriteLock rw = new ReentrantReadWriteLock(true);
        rw.readLock().lock();
        System.out.println(rw.writeLock().tryLock() + " " + rw.getReadLockCount());
        rw.readLock().unlock();
        StampedLock sl = new StampedLock();
        long st = sl.tryOptimisticRead();
        System.out.println(sl.validate(st));
        long w = sl.writeLock();
        System.out.println(sl.validate(st) + " " + sl.isWriteLocked());
        sl.unlockWrite(w);
        ReentrantLock lock = new ReentrantLock();
        Condition c = lock.newCondition();
        boolean[] go = {false};
        Thread ct = new Thread(() -> {
            lock.lock();
            try {
                while (!go[0]) c.await();
                System.out.println("cond " + lock.getHoldCount());
            } catch (InterruptedException e) {} finally {
                lock.unlock();
            }
        });
        ct.start();
        lock.lock();
        go[0] = true;
        c.signalAll();
        lock.unlock();
        ct.join();
        try {
            lock.unlock();
        } catch (IllegalMonitorStateException e) {
            System.out.println(e.getMessage());
        }
        BlockingQueue<Integer> q = new ArrayBlockingQueue<>(2);
        Thread prod = new Thread(() -> {
            try {
                for (int i = 0; i < 6; i++) q.put(i);
            } catch (InterruptedException e) {}
        });
        prod.start();
        int sum = 0;
        for (int i = 0; i < 6; i++) sum = sum * 10 + q.take();
        System.out.println(sum);
        System.out.println(q.poll(2, TimeUnit.MILLISECONDS));
        DelayQueue<D> dq = new DelayQueue<>();
        dq.add(new D(8, "b"));
        dq.add(new D(2, "a"));
        System.out.println(dq.take().n + dq.take().n);
        SynchronousQueue<String> sq = new SynchronousQueue<>();
        new Thread(() -> {
            try {
                sq.put("handoff");
            } catch (InterruptedException e) {}
        }).start();
        System.out.println(sq.take());
        LinkedTransferQueue<String> tq = new LinkedTransferQueue<>();
        System.out.println(tq.tryTransfer("x"));
        PriorityBlockingQueue<Integer> pb = new PriorityBlockingQueue<>(List.of(3, 1, 2));
        System.out.println(pb.take() + "" + pb.take());
        ConcurrentHashMap<String, Integer> chm = new ConcurrentHashMap<>();
        for (int i = 0; i < 100; i++) chm.merge("k" + i % 5, 1, Integer::sum);
        System.out.println(new TreeMap<>(chm) + " " + chm.reduceValues(1, Integer::sum) + " " + chm.search(1, (k,
                v) -> k.equals("k3") ? v : null));
        ConcurrentSkipListMap<Integer, String> sk = new ConcurrentSkipListMap<>(Map.of(3, "c", 1, "a", 2, "b"));
        System.out.println(sk.headMap(3) + " " + sk.descendingMap());
        CopyOnWriteArrayList<Integer> cow = new CopyOnWriteArrayList<>(List.of(1, 2));
        for (int x : cow) cow.add(x + 10);
        System.out.println(cow);
        AtomicInteger ai = new AtomicInteger();
        LongAdder la = new LongAdder();
        Thread[] tt = new Thread[4];
        for (int i = 0; i < 4; i++) (tt[i] = new Thread(() -> {
            for (int j = 0; j < 500; j++) {
                ai.incrementAndGet();
                la.add(2);
            }
        })).start();
        for (Thread t : tt) t.join();
        System.out.println(ai + " " + la + " " + ai.updateAndGet(x -> x / 2) + " " + ai.getAndAccumulate(5,
                Math::max));
        AtomicReference<String> ar = new AtomicReference<>("a");
        System.out.println(ar.compareAndSet("a", "b") + ar.get() + new AtomicStampedReference<>("x", 1).getStamp()
                + new AtomicIntegerArray(3));
        DoubleAccumulator da = new DoubleAccumulator(Math::max, 0);
        da.accumulate(2.5);
        System.out.println(da);
        Timer tm = new Timer(true);
        CountDownLatch tl = new CountDownLatch(2);
        tm.schedule(new TimerTask() {
            public void run() {
                tl.countDown();
            }
        }, 1, 2);
        tl.await();
        tm.cancel();
        System.out.println("timer");
        ThreadLocal<Integer> tlc = ThreadLocal.withInitial(() -> 7);
        InheritableThreadLocal<String> itl = new InheritableThreadLocal<>();
        itl.set("inh");
        tlc.set(8);
        Thread x = new Thread(() -> System.out.println(tlc.get() + " " + itl.get()));
        x.start();
        x.join();
        FutureTask<Integer> ft = new FutureTask<>(() -> 5);
        ft.run();
        System.out.println(ft.get() + " " + ft.isDone());
    }
    static class D implements Delayed {
        long at;
        String n;
        D(long ms, String n) {
            at = System.nanoTime() + ms * 1000000;
            this.n = n;
        }
        public long getDelay(TimeUnit u) {
            return u.convert(at - System.nanoTime(), TimeUnit.NANOSECONDS);
        }
        public int compareTo(Delayed o) {
            return Long.compare(at, ((D) o).at);
        }
    }
}
