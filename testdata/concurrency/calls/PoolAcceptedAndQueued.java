// verdict: safe
// Nobody works for the pool. What was not rejected is in its queue.
package calls;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class PoolAcceptedAndQueued {
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
        pool.shutdown();
        t.join();
        assert rejected == pool.getQueue().isEmpty();
    }
}
