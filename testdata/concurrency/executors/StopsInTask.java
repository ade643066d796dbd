// verdict: violated
// error: java.lang.AssertionError
// twin: StopsBehindTasks
// Who stops a pool interrupts the tasks that run.
package executors;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

class StopsInTask {
    static volatile boolean interrupted;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.submit(() -> {
            interrupted = Thread.currentThread().isInterrupted();
        });
        pool.shutdownNow();
        pool.awaitTermination(1, TimeUnit.DAYS);
        assert !interrupted;
    }
}
