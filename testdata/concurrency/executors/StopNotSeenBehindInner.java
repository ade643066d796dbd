// verdict: safe
// A task that runs another one does not look for an interrupt.
package executors;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;

class StopNotSeenBehindInner {
    static volatile boolean interrupted;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        FutureTask<Integer> inner = new FutureTask<>(() -> 1);
        pool.submit(() -> {
            inner.run();
            interrupted = !inner.isDone();
        });
        inner.get();
        pool.shutdownNow();
        pool.awaitTermination(1, TimeUnit.DAYS);
        assert !interrupted;
    }
}
