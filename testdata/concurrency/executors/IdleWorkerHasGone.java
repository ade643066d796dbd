// verdict: violated
// error: java.lang.AssertionError
// twin: IdleWorkerHasStayed
// The worker that was idle for long is no longer among the threads of its group.
package executors;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class IdleWorkerHasGone {
    public static void main(String[] args) throws Exception {
        int before = Thread.activeCount();
        ThreadPoolExecutor pool = new ThreadPoolExecutor(0, 1, 1, TimeUnit.MILLISECONDS, new LinkedBlockingQueue<>());
        pool.submit(() -> 1).get();
        int after = Thread.activeCount();
        pool.shutdown();
        assert after == before + 1;
    }
}
