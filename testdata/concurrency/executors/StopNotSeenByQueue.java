// verdict: safe
// A queue of the program does not look for an interrupt.
package executors;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class StopNotSeenByQueue {
    static volatile boolean interrupted;

    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>() {
            @Override
            public Runnable take() throws InterruptedException {
                interrupted |= size() > 0;
                return super.take();
            }
        });
        pool.submit(() -> 1).get();
        pool.shutdownNow();
        pool.awaitTermination(1, TimeUnit.DAYS);
        assert !interrupted;
    }
}
