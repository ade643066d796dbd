package lib;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicMarkableReference;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.atomic.AtomicStampedReference;
import java.util.concurrent.atomic.DoubleAccumulator;
import java.util.concurrent.atomic.DoubleAdder;
import java.util.concurrent.atomic.LongAccumulator;
import java.util.concurrent.atomic.LongAdder;

/** Atomic classes on one thread, and CompletableFuture composed without any pool. */
public class AtomicsAndFutures {
    volatile int field = 3;

    interface Act {
        Object run() throws Exception;
    }

    static void t(String label, Act a) {
        try {
            System.out.println(label + ": " + a.run());
        } catch (ExecutionException | CompletionException e) {
            System.out.println(label + ": " + e.getClass().getSimpleName() + " [" + e.getMessage() + "] cause " + e.getCause());
        } catch (Exception e) {
            System.out.println(label + ": " + e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        AtomicInteger i = new AtomicInteger(5);
        t("int", () -> i.getAndIncrement() + " " + i.incrementAndGet() + " " + i.getAndAdd(10) + " " + i.addAndGet(-3) + " " + i.compareAndSet(14, 20) + " " + i.compareAndSet(14, 1) + " " + i.getAndSet(7) + " " + i.updateAndGet(x -> x * x) + " " + i.getAndUpdate(x -> -x) + " " + i.accumulateAndGet(50, Math::max) + " " + i.getAndAccumulate(2, (a, b) -> a / b) + " "
            + i + " " + i.compareAndExchange(25, 1) + " " + i.compareAndExchange(25, 2) + " " + i.getPlain() + i.getAcquire() + " " + i.doubleValue() + " " + i.decrementAndGet() + i.getAndDecrement());
        AtomicLong l = new AtomicLong(Long.MAX_VALUE);
        t("long", () -> l.incrementAndGet() + " " + l.getAndAdd(5) + " " + l.updateAndGet(x -> x >>> 1) + " " + l.intValue() + " " + l.weakCompareAndSetPlain(0, 1));
        AtomicBoolean b = new AtomicBoolean();
        t("boolean", () -> b.getAndSet(true) + " " + b.compareAndSet(false, true) + " " + b + " " + b.compareAndExchange(true, false) + b.get());
        String s1 = new String("a");
        AtomicReference<String> r = new AtomicReference<>(s1);
        t("reference", () -> r.compareAndSet(new String("a"), "no") + " " + r.compareAndSet(s1, "yes") + " " + r.updateAndGet(String::toUpperCase) + " " + r.getAndAccumulate("x", String::concat) + " " + r);
        AtomicIntegerArray a = new AtomicIntegerArray(new int[] {1, 2, 3});
        t("array", () -> a.getAndAdd(1, 5) + " " + a.incrementAndGet(2) + " " + a + " " + a.length() + " " + a.accumulateAndGet(0, 9, Integer::sum) + " " + a.compareAndSet(1, 7, 0));
        t("array bounds", () -> a.get(3));
        AtomicReferenceArray<Object> ra = new AtomicReferenceArray<>(2);
        t("ref array", () -> ra.getAndSet(0, "q") + " " + ra + " " + ra.compareAndSet(1, null, 5) + ra.get(1));
        AtomicStampedReference<String> st = new AtomicStampedReference<>("v", 1);
        t("stamped", () -> {
            int[] h = new int[1];
            return st.get(h) + h[0] + " " + st.compareAndSet("v", "w", 0, 2) + st.compareAndSet("v", "w", 1, 2) + " " + st.getReference() + st.getStamp() + st.attemptStamp("w", 9) + st.getStamp();
        });
        AtomicMarkableReference<String> mk = new AtomicMarkableReference<>("m", false);
        t("markable", () -> mk.attemptMark("m", true) + " " + mk.isMarked() + mk.compareAndSet("m", "n", false, true) + mk.getReference());
        AtomicIntegerFieldUpdater<AtomicsAndFutures> u = AtomicIntegerFieldUpdater.newUpdater(AtomicsAndFutures.class, "field");
        AtomicsAndFutures me = new AtomicsAndFutures();
        t("updater", () -> u.incrementAndGet(me) + " " + u.getAndAdd(me, 6) + " " + me.field + u.compareAndSet(me, 10, 11) + me.field);
        t("updater bad", () -> {
            try {
                return AtomicIntegerFieldUpdater.newUpdater(AtomicsAndFutures.class, "nope");
            } catch (RuntimeException e) {
                return e.getCause();
            }
        });
        LongAdder adder = new LongAdder();
        DoubleAdder da = new DoubleAdder();
        LongAccumulator acc = new LongAccumulator(Math::max, Long.MIN_VALUE);
        DoubleAccumulator dacc = new DoubleAccumulator((x, y) -> x * y, 1);
        for (int k = 1; k <= 10; k++) {
            adder.add(k);
            da.add(k / 4.0);
            acc.accumulate(k % 7);
            dacc.accumulate(k);
        }
        adder.increment();
        t("adders", () -> adder + " " + adder.sumThenReset() + " " + adder.sum() + " " + da.sum() + " " + acc.get() + " " + acc.getThenReset() + " " + dacc.intValue());

        CompletableFuture<Integer> f = new CompletableFuture<>();
        CompletableFuture<String> chain = f.thenApply(x -> x * 2).thenCompose(x -> CompletableFuture.completedFuture("got " + x)).whenComplete((v, e) -> System.out.println("when " + v + " " + e));
        t("pending", () -> f.isDone() + " " + chain.getNow("absent") + " " + f.getNumberOfDependents() + " " + f.toString().contains("1 dependents"));
        t("complete", () -> f.complete(21) + " " + f.complete(22) + " " + chain.get() + " " + chain.isDone() + chain.join().length());
        CompletableFuture<Integer> bad = f.thenApply(x -> x / 0);
        t("failed get", bad::get);
        t("failed join", bad::join);
        t("failed now", () -> bad.getNow(1));
        t("handle", () -> bad.handle((v, e) -> v + " " + e.getClass().getSimpleName() + " " + e.getCause().getMessage()).join() + " " + bad.exceptionally(e -> -1).join() + " " + bad.isCompletedExceptionally());
        t("skipped", () -> {
            List<String> log = new ArrayList<>();
            bad.thenAccept(x -> log.add("no")).thenRun(() -> log.add("no"));
            f.thenAccept(x -> log.add("a" + x)).thenRun(() -> log.add("run"));
            return log;
        });
        t("combine", () -> f.thenCombine(CompletableFuture.completedFuture(4), Integer::sum).join() + " " + f.thenAcceptBoth(f, (x, y) -> System.out.println("both " + (x + y))).join() + " " + f.applyToEither(new CompletableFuture<Integer>(), x -> -x).join());
        CompletableFuture<String> p1 = new CompletableFuture<>();
        CompletableFuture<String> p2 = new CompletableFuture<>();
        CompletableFuture<Void> all = CompletableFuture.allOf(p1, p2);
        CompletableFuture<Object> any = CompletableFuture.anyOf(p1, p2);
        p2.complete("two");
        t("any", () -> any.join() + " " + all.isDone());
        p1.completeExceptionally(new IllegalStateException("p1 broke"));
        t("all", all::join);
        t("p1", p1::get);
        CompletableFuture<String> c = new CompletableFuture<>();
        CompletableFuture<Integer> dep = c.thenApply(String::length);
        t("cancel", () -> c.cancel(true) + " " + c.isCancelled() + " " + dep.isCancelled() + dep.isCompletedExceptionally());
        t("cancelled get", c::get);
        t("cancelled dep", dep::join);
        try {
            c.join();
        } catch (CancellationException e) {
            System.out.println("cancelled join");
        }
        t("timeout", () -> {
            try {
                return new CompletableFuture<>().get(3, TimeUnit.MILLISECONDS);
            } catch (TimeoutException e) {
                return "timed out";
            }
        });
        t("failedFuture", () -> CompletableFuture.failedFuture(new Exception("direct")).exceptionallyCompose(e -> CompletableFuture.completedFuture("healed " + e.getMessage())).join());
        Executor direct = Runnable::run;
        t("executor", () -> CompletableFuture.supplyAsync(() -> Thread.currentThread().getName(), direct).thenApplyAsync(String::toUpperCase, direct).join());
        t("obtrude", () -> {
            f.obtrudeValue(100);
            return f.join() + " " + f.copy().join() + " " + f.minimalCompletionStage().thenApply(x -> x + 1).toCompletableFuture().join();
        });
        t("minimal", () -> ((CompletableFuture<Integer>) f.minimalCompletionStage()).complete(1));
        CompletableFuture<Integer> long1 = new CompletableFuture<>();
        CompletableFuture<Integer> x = long1;
        for (int k = 0; k < 500; k++) {
            x = x.thenApply(v -> v + 1);
        }
        long1.complete(0);
        System.out.println(x.join());
    }
}
