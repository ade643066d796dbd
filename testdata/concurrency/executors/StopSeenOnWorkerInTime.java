// verdict: safe
// A worker that was interrupted belongs to a pool that was stopped.
package executors;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

class StopSeenOnWorkerInTime {
    static volatile Thread worker;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.submit(() -> {
            worker = Thread.currentThread();
        }).get();
        pool.shutdownNow();
        assert !worker.isInterrupted() || pool.isShutdown();
    }
}
