// verdict: safe
// There were two tasks.
package owned;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class PoolCompletes {
    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(2, 2, 1, TimeUnit.DAYS, new LinkedBlockingQueue<>());
        CountDownLatch started = new CountDownLatch(1);
        pool.execute(started::countDown);
        pool.execute(() -> { });
        started.await();
        assert pool.getCompletedTaskCount() <= 2;
        pool.shutdown();
    }
}
