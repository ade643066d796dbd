// verdict: violated
// error: java.lang.AssertionError
// twin: TasksOfEndedAll
// A pool that has ended tells how many tasks were executed before it was stopped.
package caches;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class TasksOfEndedTold {
    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        pool.execute(() -> { });
        pool.execute(() -> { });
        pool.shutdownNow();
        if (pool.awaitTermination(1, TimeUnit.DAYS)) {
            assert pool.getCompletedTaskCount() != 1;
        }
    }
}
