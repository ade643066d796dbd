// verdict: violated
// error: java.lang.AssertionError
// twin: ShutDownAndTerminated
// Who waits for no time at all tells that the pool is shut down, and not terminated yet.
package executors;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

class AwaitedNotTerminated {
    public static void main(String[] args) throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        new Thread(pool::shutdown).start();
        if (pool.isShutdown()) {
            assert pool.awaitTermination(0, TimeUnit.SECONDS);
        }
    }
}
