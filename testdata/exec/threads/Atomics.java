package threads;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongFieldUpdater;
import java.util.concurrent.atomic.AtomicMarkableReference;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;
import java.util.concurrent.atomic.AtomicStampedReference;
import java.util.concurrent.atomic.DoubleAdder;
import java.util.concurrent.atomic.LongAccumulator;
import java.util.concurrent.atomic.LongAdder;

/** All of java.util.concurrent.atomic, alone and under contention. */
public class Atomics {
    volatile int vi;
    volatile long vl;
    volatile String vs;
    static final AtomicIntegerFieldUpdater<Atomics> VI = AtomicIntegerFieldUpdater.newUpdater(Atomics.class, "vi");
    static final AtomicLongFieldUpdater<Atomics> VL = AtomicLongFieldUpdater.newUpdater(Atomics.class, "vl");
    static final AtomicReferenceFieldUpdater<Atomics, String> VS = AtomicReferenceFieldUpdater.newUpdater(Atomics.class, String.class, "vs");

    static class Stack<T> {
        private static class Node<T> {
            final T v;
            Node<T> next;

            Node(T v) {
                this.v = v;
            }
        }

        private final AtomicReference<Node<T>> head = new AtomicReference<>();

        void push(T v) {
            Node<T> n = new Node<>(v);
            do {
                n.next = head.get();
            } while (!head.compareAndSet(n.next, n));
        }

        T pop() {
            Node<T> n;
            do {
                n = head.get();
                if (n == null) {
                    return null;
                }
            } while (!head.compareAndSet(n, n.next));
            return n.v;
        }
    }

    static void inThreads(int n, Runnable r) throws InterruptedException {
        Thread[] ts = new Thread[n];
        for (int i = 0; i < n; i++) {
            ts[i] = new Thread(r);
            ts[i].start();
        }
        for (Thread t : ts) {
            t.join();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        AtomicInteger ai = new AtomicInteger(5);
        System.out.println(ai.getAndIncrement() + " " + ai.incrementAndGet() + " " + ai.getAndAdd(10) + " " + ai.addAndGet(-3) + " " + ai.decrementAndGet() + " " + ai.getAndDecrement() + " " + ai.getAndSet(100) + " " + ai.compareAndSet(100, 7) + ai.compareAndSet(100, 8) + " " + ai);
        System.out.println(ai.updateAndGet(x -> x * x) + " " + ai.getAndUpdate(x -> -x) + " " + ai.accumulateAndGet(9, Math::max) + " " + ai.getAndAccumulate(2, (a, b) -> a << b) + " " + ai.intValue() + " " + ai.doubleValue() + " " + ai.compareAndExchange(1, 2) + " " + ai.getPlain() + ai.getAcquire());
        AtomicLong al = new AtomicLong(Long.MAX_VALUE);
        System.out.println(al.incrementAndGet() + " " + al.getAndAdd(-1) + " " + al.updateAndGet(x -> x >>> 1) + " " + al.weakCompareAndSetPlain(0, 1) + " " + al.longValue());
        AtomicBoolean ab = new AtomicBoolean();
        System.out.println(ab.compareAndSet(false, true) + " " + ab.getAndSet(false) + " " + ab.get() + " " + ab);
        AtomicReference<String> ar = new AtomicReference<>("a");
        System.out.println(ar.getAndUpdate(s -> s + "b") + " " + ar.accumulateAndGet("c", String::concat) + " " + ar.compareAndSet("zzz", "q") + " " + ar);
        AtomicIntegerArray aia = new AtomicIntegerArray(new int[] {1, 2, 3});
        System.out.println(aia.getAndAdd(1, 5) + " " + aia.incrementAndGet(2) + " " + aia.accumulateAndGet(0, 8, (a, b) -> a ^ b) + " " + aia + " " + aia.length());
        try {
            aia.get(3);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getClass().getSimpleName());
        }
        AtomicReferenceArray<String> ara = new AtomicReferenceArray<>(2);
        System.out.println(ara.compareAndSet(0, null, "x") + " " + ara.getAndSet(0, "y") + " " + ara);
        AtomicStampedReference<String> asr = new AtomicStampedReference<>("v", 1);
        int[] stamp = new int[1];
        String cur = asr.get(stamp);
        System.out.println(asr.compareAndSet(cur, "w", stamp[0], 2) + " " + asr.compareAndSet("w", "x", 1, 3) + " " + asr.getReference() + asr.getStamp());
        AtomicMarkableReference<String> amr = new AtomicMarkableReference<>("m", false);
        System.out.println(amr.attemptMark("m", true) + " " + amr.isMarked() + " " + amr.compareAndSet("m", "n", false, true));
        Atomics o = new Atomics();
        System.out.println(VI.incrementAndGet(o) + " " + VI.getAndAdd(o, 5) + " " + VL.addAndGet(o, 1L << 33) + " " + VS.getAndSet(o, "set") + VS.compareAndSet(o, "set", "done") + o.vi + o.vl + o.vs);
        try {
            AtomicIntegerFieldUpdater.newUpdater(Atomics.class, "vl");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            AtomicIntegerFieldUpdater.newUpdater(Atomics.class, "missing");
        } catch (RuntimeException e) {
            System.out.println(e.getCause());
        }
        AtomicInteger hits = new AtomicInteger();
        LongAdder adder = new LongAdder();
        LongAccumulator max = new LongAccumulator(Long::max, Long.MIN_VALUE);
        DoubleAdder dsum = new DoubleAdder();
        Stack<Integer> st = new Stack<>();
        AtomicInteger id = new AtomicInteger();
        inThreads(4, () -> {
            int me = id.getAndIncrement();
            for (int i = 0; i < 100; i++) {
                hits.incrementAndGet();
                adder.add(i);
                max.accumulate(i * 10L + me);
                dsum.add(0.5);
                VI.incrementAndGet(o);
                aia.incrementAndGet(me % 3);
                st.push(me * 100 + i);
            }
        });
        System.out.println(hits + " " + adder.sum() + " " + max.get() + " " + dsum.sum() + " " + o.vi + " " + aia);
        int sum = 0, n = 0;
        for (Integer v; (v = st.pop()) != null; n++) {
            sum += v;
        }
        System.out.println(sum + " " + n + " " + adder.sumThenReset() + " " + adder);
        AtomicInteger spin = new AtomicInteger();
        inThreads(3, () -> {
            for (int i = 0; i < 30; i++) {
                int v;
                do {
                    v = spin.get();
                } while (!spin.weakCompareAndSetVolatile(v, v + 2));
            }
        });
        System.out.println(spin);
    }
}
