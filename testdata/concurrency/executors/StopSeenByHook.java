// verdict: violated
// error: java.lang.AssertionError
// twin: EndNotSeenByHook
// A pool of the program looks for an interrupt behind a task whose end is known.
package executors;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class StopSeenByHook {
    static volatile boolean interrupted;

    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>()) {
            @Override
            protected void afterExecute(Runnable task, Throwable thrown) {
                interrupted |= Thread.currentThread().isInterrupted();
            }
        };
        pool.submit(() -> 1).get();
        pool.shutdownNow();
        pool.awaitTermination(1, TimeUnit.DAYS);
        assert !interrupted;
    }
}
