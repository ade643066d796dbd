// release: 21
package java21;

import java.util.*;
import java.util.concurrent.*;

/** Executors with a virtual thread for each task. */
public class PerTaskExecutor {
    public static void main(String[] args) throws Exception {
        try (ExecutorService pool = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<Integer>> all = new ArrayList<>();
            for (int i = 0; i < 20; i++) {
                int n = i;
                all.add(pool.submit(() -> n * n));
            }
            int sum = 0;
            for (Future<Integer> f : all) {
                sum += f.get();
            }
            System.out.println(sum + " " + all.get(3).state() + " " + all.get(3).resultNow());
            Future<String> bad = pool.submit(() -> { throw new java.io.IOException("broken"); });
            try {
                bad.get();
            } catch (ExecutionException e) {
                System.out.println(e.getMessage() + " " + bad.state() + " " + bad.exceptionNow());
            }
            try {
                bad.resultNow();
            } catch (IllegalStateException e) {
                System.out.println(e.getMessage());
            }
            String any = pool.invokeAny(List.of(() -> "x", () -> "x"));
            System.out.println(any);
            List<Future<String>> results = pool.invokeAll(List.of(() -> "a", () -> "b"));
            System.out.println(results.get(0).get() + results.get(1).get());
            Future<?> sleeper = pool.submit(() -> { Thread.sleep(1_000_000); return null; });
            System.out.println(sleeper.cancel(true) + " " + sleeper.state() + " " + sleeper.isCancelled());
            System.out.println(pool.isShutdown() + " " + pool.isTerminated());
        }
        ExecutorService one = Executors.newThreadPerTaskExecutor(Thread.ofPlatform().name("p-", 1).factory());
        System.out.println(one.submit(() -> Thread.currentThread().getName()).get());
        one.close();
        System.out.println(one.isTerminated());
        try {
            one.submit(() -> 1);
        } catch (RejectedExecutionException e) {
            System.out.println("rejected");
        }
    }
}
