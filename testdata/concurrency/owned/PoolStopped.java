// verdict: violated
// error: java.lang.AssertionError
// twin: PoolShutDown
// Who stops it does.
package owned;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

class PoolStopped {
    static volatile boolean interrupted;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        for (int i = 0; i < 2; i++) {
            pool.execute(() -> {
                if (Thread.currentThread().isInterrupted()) {
                    interrupted = true;
                }
            });
        }
        pool.shutdownNow();
        pool.awaitTermination(1, TimeUnit.DAYS);
        assert !interrupted;
    }
}
