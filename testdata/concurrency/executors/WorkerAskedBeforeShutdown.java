// verdict: safe
// Nobody has interrupted the worker yet.
package executors;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

class WorkerAskedBeforeShutdown {
    static Thread worker;

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(1);
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.execute(() -> {
            worker = Thread.currentThread();
            latch.countDown();
        });
        latch.await();
        assert !worker.isInterrupted();
        pool.shutdown();
    }
}
