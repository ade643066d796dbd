// verdict: violated
// error: java.lang.AssertionError
// twin: PoolTerminated
// The last worker has gone before the pool is terminated.
package calls;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class PoolEmptyNotTerminated {
    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        pool.execute(() -> { });
        pool.shutdown();
        int size = pool.getPoolSize();
        boolean terminated = pool.isTerminated();
        assert size == 1 || terminated;
    }
}
