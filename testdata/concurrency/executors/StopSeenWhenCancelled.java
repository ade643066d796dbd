// verdict: violated
// error: java.lang.AssertionError
// twin: EndNotSeenWhenCancelled
// A task that was cancelled still runs when its pool is stopped.
package executors;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

class StopSeenWhenCancelled {
    static volatile boolean interrupted;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        Future<?> task = pool.submit(() -> {
            interrupted = Thread.currentThread().isInterrupted();
        });
        task.cancel(false);
        pool.shutdownNow();
        pool.awaitTermination(1, TimeUnit.DAYS);
        assert !interrupted;
    }
}
