// verdict: violated
// error: java.lang.AssertionError
// twin: StopNotSeenBehindInner
// A task that runs another one is not done when that one is.
package executors;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;

class StopSeenBehindInner {
    static volatile boolean interrupted;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        FutureTask<Integer> inner = new FutureTask<>(() -> 1);
        pool.submit(() -> {
            inner.run();
            interrupted = Thread.currentThread().isInterrupted();
        });
        inner.get();
        pool.shutdownNow();
        pool.awaitTermination(1, TimeUnit.DAYS);
        assert !interrupted;
    }
}
