// verdict: safe
// A pool that has ended by itself has executed all tasks.
package caches;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class TasksOfEndedAll {
    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        pool.execute(() -> { });
        pool.execute(() -> { });
        pool.shutdown();
        if (pool.awaitTermination(1, TimeUnit.DAYS)) {
            assert pool.getCompletedTaskCount() != 1;
        }
    }
}
