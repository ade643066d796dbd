// verdict: safe
// An idle worker that ends, and makes another one necessary, makes no difference.
package caches;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class IdleWorkerStays {
    static volatile int done;

    public static void main(String[] args) throws InterruptedException {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(0, 1, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        pool.execute(() -> done++);
        pool.execute(() -> done++);
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.DAYS);
        assert !pool.isTerminated() || done == 2;
    }
}
