package threads;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** ExecutorService: submit, invokeAll, invokeAny, cancel, shutdown, rejection, pool hooks. */
public class Executors1 {
    static int work(int n) {
        int s = 0;
        for (int i = 0; i <= n; i++) {
            s += i;
        }
        return s;
    }

    static class Hooked extends ThreadPoolExecutor {
        final StringBuffer log = new StringBuffer();

        Hooked() {
            super(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(1));
        }

        @Override
        protected void beforeExecute(Thread t, Runnable r) {
            log.append("before ");
        }

        @Override
        protected void afterExecute(Runnable r, Throwable t) {
            log.append("after").append(t == null ? "" : "(" + t.getMessage() + ")").append(' ');
        }

        @Override
        protected void terminated() {
            log.append("terminated");
        }
    }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(3);
        List<Future<Integer>> fs = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            final int n = i * 10;
            fs.add(pool.submit(() -> work(n)));
        }
        StringBuilder sb = new StringBuilder();
        for (Future<Integer> f : fs) {
            sb.append(f.get()).append(f.isDone()).append(' ');
        }
        System.out.println(sb);
        List<Callable<String>> calls = List.of(() -> "a", () -> "b".repeat(3), () -> {
            throw new java.io.IOException("third");
        });
        for (Future<String> f : pool.invokeAll(calls)) {
            try {
                System.out.println(f.get());
            } catch (ExecutionException e) {
                System.out.println(e.getMessage() + " / " + e.getCause().getClass().getName());
            }
        }
        String any = pool.invokeAny(List.<Callable<String>>of(() -> "same", () -> "same"));
        System.out.println(any);
        Future<?> run = pool.submit(() -> {
            throw new IllegalStateException("runnable");
        });
        try {
            run.get();
        } catch (ExecutionException e) {
            System.out.println(e.getCause());
        }
        System.out.println(pool.submit(() -> { }, "given").get() + " " + pool.submit(() -> { }).get());
        CountDownLatch never = new CountDownLatch(1), started = new CountDownLatch(1);
        Future<String> stuck = pool.submit(() -> {
            started.countDown();
            never.await();
            return "no";
        });
        started.await();
        try {
            stuck.get(5, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            System.out.println("timeout " + e.getMessage());
        }
        System.out.println(stuck.cancel(true) + " " + stuck.isCancelled() + " " + stuck.isDone() + " " + stuck.cancel(true));
        try {
            stuck.get();
        } catch (CancellationException e) {
            System.out.println("cancelled");
        }
        pool.shutdown();
        System.out.println(pool.awaitTermination(10, TimeUnit.SECONDS) + " " + pool.isShutdown() + pool.isTerminated());
        try {
            pool.submit(() -> 1);
        } catch (RejectedExecutionException e) {
            System.out.println("rejected");
        }
        ExecutorService single = Executors.newSingleThreadExecutor(r -> new Thread(r, "only"));
        StringBuffer order = new StringBuffer();
        for (int i = 0; i < 5; i++) {
            final int n = i;
            single.execute(() -> order.append(Thread.currentThread().getName()).append(n).append(' '));
        }
        single.shutdown();
        single.awaitTermination(10, TimeUnit.SECONDS);
        System.out.println(order);
        ExecutorService cached = Executors.newCachedThreadPool();
        ExecutorCompletionService<Integer> ecs = new ExecutorCompletionService<>(cached);
        for (int i = 1; i <= 5; i++) {
            final int n = i;
            ecs.submit(() -> n * n);
        }
        int sum = 0;
        for (int i = 0; i < 5; i++) {
            sum += ecs.take().get();
        }
        System.out.println(sum + " " + ecs.poll());
        CountDownLatch busy = new CountDownLatch(1);
        cached.submit(() -> {
            busy.countDown();
            Thread.sleep(100000);
            return 0;
        });
        busy.await();
        System.out.println(cached.shutdownNow().size() + " " + cached.awaitTermination(10, TimeUnit.SECONDS));
        Hooked hooked = new Hooked();
        CountDownLatch hold = new CountDownLatch(1);
        hooked.execute(() -> {
            try {
                hold.await();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        hooked.execute(() -> { });
        try {
            hooked.execute(() -> { });
        } catch (RejectedExecutionException e) {
            System.out.println("full " + hooked.getQueue().size() + " " + hooked.getPoolSize());
        }
        hold.countDown();
        hooked.shutdown();
        hooked.awaitTermination(10, TimeUnit.SECONDS);
        System.out.println(hooked.log + " " + hooked.getCompletedTaskCount());
        FutureTask<Integer> task = new FutureTask<>(() -> 6 * 7);
        new Thread(task).start();
        System.out.println(task.get() + " " + task.isDone());
    }
}
