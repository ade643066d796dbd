// verdict: violated
// error: java.lang.AssertionError
// twin: RefusedAndTerminated
// A task that comes too late is counted before the pool turns out to be shut down. Until it is refused the pool is not
// terminated, which main may see.
package executors;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;

class RefusedNotTerminated {
    static volatile boolean refused;

    public static void main(String[] args) throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        Thread late = new Thread(() -> {
            try {
                pool.execute(() -> { });
            } catch (RejectedExecutionException e) {
                refused = true;
            }
        });
        late.start();
        pool.shutdown();
        boolean terminated = pool.isTerminated();
        late.join();
        assert terminated || !refused;
    }
}
