// verdict: violated
// error: java.lang.AssertionError
// twin: StopNotSeenByQueue
// A queue of the program looks for an interrupt where a worker comes for its next task.
package executors;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class StopSeenByQueue {
    static volatile boolean interrupted;

    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>() {
            @Override
            public Runnable take() throws InterruptedException {
                interrupted |= Thread.currentThread().isInterrupted();
                return super.take();
            }
        });
        pool.submit(() -> 1).get();
        pool.shutdownNow();
        pool.awaitTermination(1, TimeUnit.DAYS);
        assert !interrupted;
    }
}
