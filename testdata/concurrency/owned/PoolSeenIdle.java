// verdict: violated
// error: java.lang.AssertionError
// twin: PoolCompletes
// The task has counted down, and its worker may be idle or busy.
package owned;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class PoolSeenIdle {
    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(2, 2, 1, TimeUnit.DAYS, new LinkedBlockingQueue<>());
        CountDownLatch started = new CountDownLatch(1);
        pool.execute(started::countDown);
        pool.execute(() -> { });
        started.await();
        assert pool.getActiveCount() == 0;
        pool.shutdown();
    }
}
