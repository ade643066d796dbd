package lib;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Thread attributes, groups, handlers; executors and asynchronous pipelines with deterministic results. */
public class ThreadProps {
    static class Counted extends Thread {
        static int made;
        int ran;

        Counted(ThreadGroup g, String n) {
            super(g, n);
            made++;
        }

        @Override
        public void run() {
            ran++;
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
        ThreadGroup g = new ThreadGroup("workers");
        g.setMaxPriority(7);
        Counted c = new Counted(g, "w1");
        c.setPriority(9);
        c.setDaemon(true);
        t("group", () -> g.getName() + " " + g.getParent().getName() + " " + g.getMaxPriority() + " " + c.getPriority() + " " + c.isDaemon() + " " + c.getThreadGroup().getName() + " " + g.activeCount() + " " + g.isDaemon() + " " + g.parentOf(g));
        c.start();
        c.join();
        t("after", () -> c.ran + " " + c.getState() + " " + c.isAlive() + " " + c.getThreadGroup() + " " + Counted.made);
        t("daemon late", () -> {
            Thread x = new Thread(() -> LockSupport.parkNanos(1));
            x.start();
            x.join();
            x.setName("renamed");
            return x.getName();
        });
        t("null name", () -> new Thread((String) null));
        t("names", () -> new Thread(() -> { }, "named").getName() + " " + Thread.currentThread().getName() + " " + (Thread.currentThread().getThreadGroup().getName()) + " " + new Thread("n").toString());
        List<String> log = Collections.synchronizedList(new ArrayList<>());
        Thread.setDefaultUncaughtExceptionHandler((th, e) -> log.add("default " + th.getName() + " " + e.getMessage()));
        Thread dying = new Thread(() -> {
            throw new IllegalStateException("oops");
        }, "dying");
        dying.start();
        dying.join();
        Thread own = new Thread(() -> {
            throw new Error("err");
        }, "own");
        own.setUncaughtExceptionHandler((th, e) -> log.add("own " + e));
        own.start();
        own.join();
        Thread grouped = new Thread(new ThreadGroup("g2") {
            @Override
            public void uncaughtException(Thread th, Throwable e) {
                log.add("group " + e.getMessage());
            }
        }, () -> {
            throw new RuntimeException("in group");
        });
        grouped.start();
        grouped.join();
        System.out.println(log);
        t("park", () -> {
            Thread main = Thread.currentThread();
            LockSupport.unpark(main);
            LockSupport.park();
            main.interrupt();
            LockSupport.park();
            return Thread.interrupted() + " " + Thread.interrupted();
        });
        t("join timeout", () -> {
            Thread sleeper = new Thread(() -> {
                try {
                    Thread.sleep(10_000);
                } catch (InterruptedException e) {
                    log.add("woken");
                }
            });
            sleeper.start();
            sleeper.join(2);
            boolean alive = sleeper.isAlive();
            sleeper.interrupt();
            sleeper.join();
            return alive + " " + log.get(log.size() - 1);
        });
        AtomicInteger serial = new AtomicInteger();
        ThreadFactory factory = r -> new Thread(r, "pool-" + serial.incrementAndGet());
        ExecutorService single = Executors.newSingleThreadExecutor(factory);
        t("single order", () -> {
            StringBuffer sb = new StringBuffer();
            List<Future<?>> all = new ArrayList<>();
            for (int i = 0; i < 6; i++) {
                int n = i;
                all.add(single.submit(() -> sb.append(n).append(Thread.currentThread().getName().charAt(5)).append(' ')));
            }
            for (Future<?> f : all) {
                f.get();
            }
            return sb;
        });
        t("survives", () -> {
            try {
                single.submit(() -> {
                    throw new Exception("task");
                }).get();
            } catch (ExecutionException e) {
                log.add(e.getCause().getMessage());
            }
            return single.submit(() -> "still " + Thread.currentThread().getName()).get() + log.get(log.size() - 1);
        });
        t("shutdownNow", () -> {
            single.shutdown();
            return single.awaitTermination(5, TimeUnit.SECONDS) + " " + single.shutdownNow() + single.isShutdown();
        });
        ThreadPoolExecutor tpe = (ThreadPoolExecutor) Executors.newFixedThreadPool(2, factory);
        t("completion service", () -> {
            ExecutorCompletionService<Integer> s = new ExecutorCompletionService<>(tpe);
            IntStream.range(0, 8).forEach(i -> s.submit(() -> i * i));
            int sum = 0;
            for (int i = 0; i < 8; i++) {
                sum += s.take().get();
            }
            return sum + " " + s.poll() + " " + tpe.getCorePoolSize();
        });
        t("async chain", () -> CompletableFuture.supplyAsync(() -> 6, tpe).thenApplyAsync(x -> x * 7, tpe).thenCombine(CompletableFuture.supplyAsync(() -> "answer ", tpe), (n, s) -> s + n).get());
        t("async all", () -> {
            List<CompletableFuture<Integer>> fs = IntStream.range(0, 10).mapToObj(i -> CompletableFuture.supplyAsync(() -> i * 3, tpe)).collect(Collectors.toList());
            return CompletableFuture.allOf(fs.toArray(CompletableFuture[]::new)).thenApply(v -> fs.stream().map(CompletableFuture::join).toList()).get();
        });
        t("async failure", () -> {
            try {
                return CompletableFuture.supplyAsync(() -> Integer.parseInt("zz"), tpe).thenApply(x -> x + 1).join();
            } catch (CompletionException e) {
                return e.getCause().getMessage();
            }
        });
        t("common pool", () -> CompletableFuture.supplyAsync(() -> 1).thenCompose(x -> CompletableFuture.supplyAsync(() -> x + 1)).get(20, TimeUnit.SECONDS) + " " + ForkJoinTask.adapt(() -> "adapted").invoke() + " " + new ForkJoinPool(2).submit(() -> IntStream.range(0, 100).parallel().sum()).get());
        tpe.shutdown();
        t("tpe end", () -> tpe.awaitTermination(5, TimeUnit.SECONDS) + " " + tpe.getCompletedTaskCount() + " " + tpe.getPoolSize());
        ScheduledExecutorService sched = Executors.newScheduledThreadPool(1, factory);
        t("scheduled", () -> {
            AtomicInteger ticks = new AtomicInteger();
            Future<?> f = sched.scheduleAtFixedRate(() -> {
                if (ticks.incrementAndGet() == 3) {
                    throw new IllegalStateException("stop at 3");
                }
            }, 1, 1, TimeUnit.MILLISECONDS);
            try {
                return f.get();
            } catch (ExecutionException e) {
                return e.getCause().getMessage() + " " + ticks + " " + sched.schedule(() -> "later", 1, TimeUnit.MILLISECONDS).get();
            }
        });
        sched.shutdownNow();
        t("stack traces", () -> {
            Map<Thread, StackTraceElement[]> all = Thread.getAllStackTraces();
            return all.containsKey(Thread.currentThread()) + " " + Thread.currentThread().getStackTrace()[1].getMethodName().startsWith("lambda");
        });
    }
}
