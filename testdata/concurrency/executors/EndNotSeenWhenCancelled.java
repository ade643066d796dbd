// verdict: safe
// A task that was cancelled still runs when its pool ends, and is not interrupted.
package executors;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

class EndNotSeenWhenCancelled {
    static volatile boolean interrupted;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        Future<?> task = pool.submit(() -> {
            interrupted = Thread.currentThread().isInterrupted();
        });
        task.cancel(false);
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.DAYS);
        assert !interrupted;
    }
}
