package threads;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** Conditions, actors, upgrade of locks, lock-free stacks, busy waiting for a sleeper, parking, fairness. */
public class LockPatterns {
    static class Bounded<T> {
        final Lock l = new ReentrantLock();
        final Condition full = l.newCondition(), empty = l.newCondition();
        final Object[] q;
        int h, n;
        Bounded(int c) {
            q = new Object[c];
        }
        void put(T t) throws InterruptedException {
            l.lock();
            try {
                while (n == q.length) full.await();
                q[(h + n++) % q.length] = t;
                empty.signal();
            } finally {
                l.unlock();
            }
        }
        @SuppressWarnings("unchecked") T take() throws InterruptedException {
            l.lockInterruptibly();
            try {
                while (n == 0) if (!empty.await(5, TimeUnit.SECONDS)) throw new IllegalStateException("starved");
                T t = (T) q[h];
                q[h] = null;
                h = (h + 1) % q.length;
                n--;
                full.signal();
                return t;
            } finally {
                l.unlock();
            }
        }
    }
    static class Actor<M> implements Runnable {
        final BlockingQueue<M> box = new LinkedBlockingQueue<>();
        final java.util.function.Predicate<M> f;
        final Thread t = new Thread(this);
        Actor(java.util.function.Predicate<M> f) {
            this.f = f;
            t.start();
        }
        void tell(M m) {
            box.add(m);
        }
        public void run() {
            try {
                while (f.test(box.take()));
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }
    static class Rw<K, V> {
        final ReadWriteLock rw = new ReentrantReadWriteLock();
        final Map<K, V> m = new HashMap<>();
        V get(K k, java.util.function.Function<K, V> f) {
            rw.readLock().lock();
            try {
                V v = m.get(k);
                if (v != null) return v;
            } finally {
                rw.readLock().unlock();
            }
            rw.writeLock().lock();
            try {
                return m.computeIfAbsent(k, f);
            } finally {
                rw.writeLock().unlock();
            }
        }
    }
    static class Bank {
        final int[] b;
        final Object[] ls;
        Bank(int n, int v) {
            b = new int[n];
            Arrays.fill(b, v);
            ls = new Object[n];
            Arrays.setAll(ls, i -> new Object());
        }
        boolean move(int f, int t, int a) {
            if (f == t) return false;
            synchronized (ls[Math.min(f, t)]) {
                synchronized (ls[Math.max(f, t)]) {
                    if (b[f] < a) return false;
                    b[f] -= a;
                    b[t] += a;
                    return true;
                }
            }
        }
    }
    static class SpinLock {
        final AtomicBoolean f = new AtomicBoolean();
        void lock() {
            while (!f.compareAndSet(false, true)) Thread.onSpinWait();
        }
        void unlock() {
            f.set(false);
        }
    }
    static class LfStack<T> {
        record N<T>(T v, N<T> n) {}
        final AtomicReference<N<T>> top = new AtomicReference<>();
        void push(T v) {
            N<T> o;
            do o = top.get();
            while (!top.compareAndSet(o, new N<>(v, o)));
        }
        T pop() {
            N<T> o;
            do {
                o = top.get();
                if (o == null) return null;
            }
            while (!top.compareAndSet(o, o.n()));
            return o.v();
        }
    }
    static volatile boolean stop;
    static volatile long vcount;
    static int plain;
    static void fork(int n, java.util.function.IntConsumer c) throws InterruptedException {
        Thread[] ts = new Thread[n];
        for (int i = 0; i < n; i++) {
            int k = i;
            ts[i] = new Thread(() -> c.accept(k), "w" + i);
            ts[i].start();
        }
        for (Thread t : ts) t.join();
    }
    public static void main(String[] args) throws Exception {
        Bounded<Integer> q1 = new Bounded<>(2), q2 = new Bounded<>(3);
        Thread p = new Thread(() -> {
            try {
                for (int i = 1; i <= 50; i++) q1.put(i);
                q1.put(-1);
            } catch (InterruptedException e) {}
        }), m = new Thread(() -> {
            try {
                for (int x; (x = q1.take()) != -1; ) q2.put(x * x);
                q2.put(-1);
            } catch (InterruptedException e) {}
        });
        p.start();
        m.start();
        long sum = 0;
        for (int x; (x = q2.take()) != -1; ) sum += x;
        System.out.println(sum);
        List<String> got = Collections.synchronizedList(new ArrayList<>());
        Actor<String> b = new Actor<>(x -> {
            got.add("b:" + x);
            return !x.equals("stop");
        });
        Actor<String> a = new Actor<>(x -> {
            b.tell(x + "!");
            if (x.equals("stop")) b.tell("stop");
            return !x.equals("stop");
        });
        for (String s : "x y z stop".split(" ")) a.tell(s);
        a.t.join();
        b.t.join();
        System.out.println(got);
        Rw<Integer, String> rw = new Rw<>();
        AtomicInteger calls = new AtomicInteger();
        fork(4, i -> {
            for (int j = 0; j < 20; j++) rw.get(j % 5, k -> {
                calls.incrementAndGet();
                return "v" + k;
            });
        });
        System.out.println(calls + " " + rw.m);
        Bank bank = new Bank(5, 100);
        AtomicInteger moved = new AtomicInteger();
        fork(5, i -> {
            for (int j = 0; j < 200; j++) if (bank.move(i, (i + j) % 5, j % 13)) moved.incrementAndGet();
        });
        System.out.println(Arrays.stream(bank.b).sum() + " " + (moved.get() > 100));
        SpinLock sl = new SpinLock();
        fork(3, i -> {
            for (int j = 0; j < 500; j++) {
                sl.lock();
                plain++;
                sl.unlock();
            }
        });
        System.out.println(plain);
        LfStack<Integer> st = new LfStack<>();
        fork(4, i -> {
            for (int j = 0; j < 50; j++) st.push(i * 50 + j);
        });
        TreeSet<Integer> all = new TreeSet<>();
        for (Integer x; (x = st.pop()) != null; ) all.add(x);
        System.out.println(all.size() + " " + all.first() + all.last());
        Thread spin = new Thread(() -> {
            long c = 0;
            while (!stop) c++;
            vcount = c;
        });
        spin.start();
        Thread.sleep(5);
        stop = true;
        spin.join();
        System.out.println(vcount >= 0);
        CountDownLatch start = new CountDownLatch(1), done = new CountDownLatch(3);
        ConcurrentLinkedQueue<String> order = new ConcurrentLinkedQueue<>();
        for (int i = 0; i < 3; i++) {
            int k = i;
            new Thread(() -> {
                try {
                    start.await();
                    order.add("t" + k);
                } catch (InterruptedException e) {} finally {
                    done.countDown();
                }
            }).start();
        }
        System.out.println(order.isEmpty());
        start.countDown();
        done.await();
        System.out.println(new TreeSet<>(order));
        CyclicBarrier bar = new CyclicBarrier(3);
        int[][] grid = new int[3][4];
        fork(3, i -> {
            try {
                for (int s = 0; s < 4; s++) {
                    grid[i][s] = s == 0 ? i : grid[(i + 1) % 3][s - 1] + 1;
                    bar.await();
                }
            } catch (Exception e) {
                System.out.println(e);
            }
        });
        System.out.println(Arrays.deepToString(grid));
        Thread bl = new Thread(() -> {
            synchronized (LockPatterns.class) {}
        });
        synchronized (LockPatterns.class) {
            bl.start();
            while (bl.getState() != Thread.State.BLOCKED) Thread.sleep(1);
            System.out.println(bl.getState());
        }
        bl.join();
        Thread pk = new Thread(() -> {
            LockSupport.park("blocker");
            System.out.println("unparked " + Thread.interrupted());
        });
        pk.start();
        while (LockSupport.getBlocker(pk) == null) Thread.sleep(1);
        System.out.println(LockSupport.getBlocker(pk) + " " + pk.getState());
        pk.interrupt();
        pk.join();
        ReentrantLock fair = new ReentrantLock(true);
        fair.lock();
        Thread wt = new Thread(() -> {
            try {
                System.out.println(fair.tryLock(2, TimeUnit.MILLISECONDS));
                fair.lockInterruptibly();
            } catch (InterruptedException e) {
                System.out.println("li");
            }
        });
        wt.start();
        while (!fair.hasQueuedThread(wt) || wt.getState() != Thread.State.WAITING) Thread.sleep(1);
        System.out.println(fair.getQueueLength() + " " + fair.isFair() + fair.isHeldByCurrentThread());
        wt.interrupt();
        wt.join();
        fair.unlock();
        try {
            CompletableFuture.supplyAsync(() -> List.of(1, 2, 3)).thenApplyAsync(l -> l.get(5)).join();
        } catch (CompletionException e) {
            System.out.println(e.getCause().getMessage());
        }
        ExecutorService ex = Executors.newWorkStealingPool(2);
        System.out.println(ex.submit(() -> Thread.currentThread().isDaemon()).get());
        ScheduledThreadPoolExecutor se = new ScheduledThreadPoolExecutor(1);
        ConcurrentLinkedDeque<Integer> dq = new ConcurrentLinkedDeque<>();
        se.schedule(() -> dq.add(3), 800, TimeUnit.MILLISECONDS);
        se.schedule(() -> dq.add(1), 2, TimeUnit.MILLISECONDS);
        ScheduledFuture<?> x2 = se.schedule(() -> dq.add(2), 300, TimeUnit.MILLISECONDS);
        x2.get();
        se.shutdown();
        System.out.println(se.awaitTermination(20, TimeUnit.SECONDS) + "" + dq);
        ThreadLocal<StringBuilder> tl = ThreadLocal.withInitial(StringBuilder::new);
        fork(2, i -> {
            tl.get().append(i);
            if (tl.get().length() != 1) System.out.println("leak");
            tl.remove();
        });
        Object mon = new Object();
        int[] turn = {0};
        StringBuffer out = new StringBuffer();
        fork(3, i -> {
            for (int r = 0; r < 3; r++) synchronized (mon) {
                while (turn[0] % 3 != i) try {
                    mon.wait();
                } catch (InterruptedException e) {}
                out.append((char) ('A' + i));
                turn[0]++;
                mon.notifyAll();
            }
        });
        System.out.println(out);
        Thread ue = new Thread(() -> {
            throw new IllegalStateException("uncaught in thread");
        }, "dier");
        ue.start();
        ue.join();
    }
}
