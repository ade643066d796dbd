package threads;

import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/** CompletableFuture: chains, combination, exceptions, cancellation, async stages with a pool. */
public class Futures {
    static String show(CompletableFuture<?> f) {
        try {
            return "value " + f.join();
        } catch (CancellationException e) {
            return "cancelled";
        } catch (CompletionException e) {
            return "failed " + e.getCause();
        }
    }

    static <T> CompletableFuture<T> failed(String m) {
        return CompletableFuture.failedFuture(new IllegalStateException(m));
    }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        CompletableFuture<Integer> six = CompletableFuture.supplyAsync(() -> 6, pool);
        CompletableFuture<Integer> seven = CompletableFuture.supplyAsync(() -> 7, pool);
        System.out.println(six.thenCombine(seven, (a, b) -> a * b).get());
        System.out.println(show(six.thenApply(x -> x + 1).thenCompose(x -> CompletableFuture.supplyAsync(() -> x * 10, pool))));
        StringBuffer log = new StringBuffer();
        six.thenAccept(x -> log.append("accept").append(x)).thenRun(() -> log.append(" run")).join();
        System.out.println(log);
        System.out.println(show(Futures.<Integer>failed("bad").thenApply(x -> x + 1)));
        System.out.println(show(Futures.<Integer>failed("bad").exceptionally(e -> -1)));
        System.out.println(show(Futures.<Integer>failed("bad").thenApply(x -> 1).handle((v, e) -> v + "/" + e.getClass().getSimpleName() + "/" + e.getCause().getMessage())));
        System.out.println(show(six.whenComplete((v, e) -> {
            throw new RuntimeException("in whenComplete");
        })));
        System.out.println(show(failed("first").whenComplete((v, e) -> {
            throw new RuntimeException("second");
        })));
        System.out.println(show(six.thenApply(x -> x / 0)));
        List<CompletableFuture<String>> all = List.of("x", "yy", "zzz").stream().map(s -> CompletableFuture.supplyAsync(() -> s + s.length(), pool)).collect(Collectors.toList());
        System.out.println(show(CompletableFuture.allOf(all.toArray(new CompletableFuture[0])).thenApply(v -> all.stream().map(CompletableFuture::join).collect(Collectors.joining("+")))));
        CompletableFuture<String> never = new CompletableFuture<>();
        System.out.println(show(CompletableFuture.anyOf(never, CompletableFuture.completedFuture("any"))));
        System.out.println(show(never.thenApply(String::length).applyToEither(six, x -> "either " + x)));
        System.out.println(never.isDone() + " " + never.getNow("default") + " " + never.complete("late") + " " + never.complete("later") + " " + never.get());
        CompletableFuture<Integer> c = new CompletableFuture<>();
        CompletableFuture<Integer> dep = c.thenApply(x -> x);
        System.out.println(c.cancel(true) + " " + c.isCancelled() + " " + c.isCompletedExceptionally() + " " + show(c) + " " + show(dep) + " " + dep.isCancelled());
        CompletableFuture<Integer> ex = new CompletableFuture<>();
        Thread t = new Thread(() -> ex.completeExceptionally(new java.io.IOException("from thread")));
        t.start();
        try {
            ex.get();
        } catch (ExecutionException e) {
            System.out.println(e.getMessage() + " | " + e.getCause().getMessage());
        }
        t.join();
        CompletionStage<String> stage = CompletableFuture.completedStage("s");
        System.out.println(stage.thenApplyAsync(s -> s + Thread.currentThread().getName().startsWith("pool-"), pool).toCompletableFuture().join());
        CompletableFuture<Integer> timed = new CompletableFuture<Integer>().completeOnTimeout(5, 1, TimeUnit.MILLISECONDS);
        System.out.println(timed.get());
        CompletableFuture<Integer> chain = CompletableFuture.completedFuture(1);
        for (int i = 0; i < 50; i++) {
            final int k = i;
            chain = i % 2 == 0 ? chain.thenApply(x -> x + k) : chain.thenApplyAsync(x -> x * 3 % 1009, pool);
        }
        System.out.println(chain.get());
        CompletableFuture<StringBuilder> start = new CompletableFuture<>();
        CompletableFuture<StringBuilder> end = start;
        for (char ch = 'a'; ch < 'g'; ch++) {
            final char cc = ch;
            end = end.thenApply(sb -> sb.append(cc));
        }
        System.out.println(end.isDone() + " " + start.getNumberOfDependents());
        start.complete(new StringBuilder(">"));
        System.out.println(end.join());
        System.out.println(show(six.thenAcceptBoth(seven, (a, b) -> log.append(a + b))) + log + show(six.runAfterBoth(seven, () -> log.append('!'))) + log);
        System.out.println(show(CompletableFuture.failedFuture(new Error("e")).exceptionallyCompose(e -> CompletableFuture.completedFuture(e.getMessage()))));
        pool.shutdown();
        System.out.println(pool.awaitTermination(10, TimeUnit.SECONDS));
    }
}
