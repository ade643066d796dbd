// verdict: violated
// error: java.lang.AssertionError
// twin: CompletableHelpedBefore
// So has who waits for a time, with a function that touches nothing others can see.
package executors;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

class CompletableHelpedForATime {
    public static void main(String[] args) {
        CompletableFuture<Integer> first = new CompletableFuture<>();
        CompletableFuture<Integer> second = first.thenApply(x -> x);
        new Thread(() -> {
            try {
                first.get(1, TimeUnit.SECONDS);
            } catch (InterruptedException | ExecutionException | TimeoutException e) {
                // it was too early
            }
        }).start();
        first.complete(1);
        assert second.isDone();
    }
}
