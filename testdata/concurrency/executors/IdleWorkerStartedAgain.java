// verdict: violated
// error: java.lang.AssertionError
// twin: IdleWorkerNotStartedAgain
// The worker that was idle for long has gone, so the pool starts another one when it is asked to.
package executors;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class IdleWorkerStartedAgain {
    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 1, TimeUnit.MILLISECONDS, new LinkedBlockingQueue<>());
        pool.allowCoreThreadTimeOut(true);
        pool.submit(() -> 1).get();
        int started = pool.prestartAllCoreThreads();
        pool.shutdown();
        assert started == 0;
    }
}
