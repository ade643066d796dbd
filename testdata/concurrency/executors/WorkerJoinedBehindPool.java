// verdict: safe
// A worker that is joined has ended.
package executors;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

class WorkerJoinedBehindPool {
    static volatile Thread worker;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        pool.execute(() -> {
            worker = Thread.currentThread();
        });
        pool.execute(() -> { });
        pool.shutdown();
        if (pool.awaitTermination(1, TimeUnit.DAYS)) {
            worker.join();
            assert !worker.isAlive();
        }
    }
}
