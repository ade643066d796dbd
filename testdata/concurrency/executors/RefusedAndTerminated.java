// verdict: safe
// Once the task was refused nothing keeps the pool from being terminated.
package executors;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;

class RefusedAndTerminated {
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
        late.join();
        boolean terminated = pool.isTerminated();
        assert terminated || !refused;
    }
}
