// verdict: violated
// error: java.lang.AssertionError
// twin: WorkerJoinedBehindPool
// A worker may not have ended when its pool has, which it was the last or not to leave.
package executors;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

class WorkerOutlivesPool {
    static volatile Thread worker;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        pool.execute(() -> {
            worker = Thread.currentThread();
        });
        pool.execute(() -> { });
        pool.shutdown();
        if (pool.awaitTermination(1, TimeUnit.DAYS)) {
            assert !worker.isAlive();
        }
    }
}
