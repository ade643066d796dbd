// verdict: violated
// error: java.lang.AssertionError
// twin: WorkerAskedBeforeShutdown
// A worker that has its task still is not interrupted when the pool is shut down.
package executors;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

class WorkerAskedBehindShutdown {
    static Thread worker;

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(1);
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.execute(() -> {
            worker = Thread.currentThread();
            latch.countDown();
        });
        latch.await();
        pool.shutdown();
        assert worker.isInterrupted();
    }
}
