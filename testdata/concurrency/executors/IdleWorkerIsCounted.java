// verdict: violated
// error: java.lang.AssertionError
// twin: IdleWorkerIsKept
// A worker that nobody needs ends after a second, and main may be slower than that.
package executors;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class IdleWorkerIsCounted {
    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(0, 1, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        pool.submit(() -> 1).get();
        int size = pool.getPoolSize();
        pool.shutdown();
        assert size == 1;
    }
}
