// verdict: safe
// A pool that ends does not interrupt what it does behind a task.
package executors;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class EndNotSeenByHook {
    static volatile boolean interrupted;

    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>()) {
            @Override
            protected void afterExecute(Runnable task, Throwable thrown) {
                interrupted |= Thread.currentThread().isInterrupted();
            }
        };
        pool.submit(() -> 1).get();
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.DAYS);
        assert !interrupted;
    }
}
