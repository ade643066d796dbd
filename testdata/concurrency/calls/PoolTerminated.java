// verdict: safe
// A pool that is terminated has no workers.
package calls;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class PoolTerminated {
    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        pool.execute(() -> { });
        pool.shutdown();
        boolean terminated = pool.isTerminated();
        int size = pool.getPoolSize();
        assert size == 0 || !terminated;
    }
}
