// verdict: violated
// error: java.lang.AssertionError
// twin: PoolAcceptedAndQueued
// Nobody works for the pool. A task that was seen in its queue is taken back where it is shut down
// meanwhile.
package calls;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class PoolQueuedAndRejected {
    static boolean rejected;

    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), r -> null);
        Thread t = new Thread(() -> {
            try {
                pool.execute(() -> { });
            } catch (RejectedExecutionException e) {
                rejected = true;
            }
        });
        t.start();
        boolean queued = pool.getQueue().size() == 1;
        pool.shutdown();
        t.join();
        assert !queued || !rejected;
    }
}
