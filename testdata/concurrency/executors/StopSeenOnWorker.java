// verdict: violated
// error: java.lang.AssertionError
// twin: StopSeenOnWorkerInTime
// Who knows a worker whose task is done sees it interrupted.
package executors;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

class StopSeenOnWorker {
    static volatile Thread worker;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.submit(() -> {
            worker = Thread.currentThread();
        }).get();
        pool.shutdownNow();
        assert !worker.isInterrupted();
    }
}
