// verdict: safe
// An idle worker that finds a task behind the end of its pool has forgotten that it was interrupted.
package executors;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

class EndNotSeenByNext {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        for (int i = 0; i < 3; i++) {
            pool.execute(() -> {
                assert !Thread.currentThread().isInterrupted();
            });
        }
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.DAYS);
    }
}
